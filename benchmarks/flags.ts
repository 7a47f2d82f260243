import { readFileSync } from 'node:fs'
import { type ParseArgsConfig, type ParseArgsOptionsConfig, parseArgs } from 'node:util'

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>

/**
 * The flags and words that a script was called with. `--help` prints the comment at the head of the script, and so does a flag
 * that it does not know; the process then ends with 2.
 * @param script path of the script
 * @param allowPositionals whether there may be words that belong to no flag
 */
export function readFlags<const Options extends ParseArgsOptionsConfig>(
  script: string,
  options: Options,
  { allowPositionals = false }: Pick<ParseArgsConfig, 'allowPositionals'> = {},
): Parsed<Options> {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${headOf(script)}\n`)
    process.exit()
  }
  try {
    return parseArgs({ options, allowPositionals }) as Parsed<Options>
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${headOf(script)}\n`)
    process.exit(2)
  }
}

/** The first block comment of a script. */
const headOf = (script: string): string =>
  (/\/\*+\n([\s\S]*?)\n \*\//.exec(readFileSync(script, 'utf8'))?.[1] ?? '').replaceAll(/^ \* ?/gm, '')
