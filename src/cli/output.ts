import { Option } from 'commander'

export interface JsonFlags {
  json?: boolean
}

export const jsonOption = (): Option =>
  new Option('--json', 'one JSON document on stdout, for programs; what people read goes to stderr')

/** Prints lines that people read: on stdout, or on stderr where that is for programs. */
export const printerOf =
  ({ json = false }: JsonFlags): ((text: string) => void) =>
  (text) => {
    const stream = json ? process.stderr : process.stdout
    stream.write(`${text}\n`)
  }

/** Prints the document for programs. */
export const printJson = (value: unknown): void => {
  process.stdout.write(`${JSON.stringify(value, undefined, 2)}\n`)
}
