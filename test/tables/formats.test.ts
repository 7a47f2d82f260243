import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { exportCommand } from '../../src/cli/export.ts'
import { requireOneFormat } from '../../src/cli/plan.ts'
import { packagePath } from '../../src/core/package-root.ts'

const folder = mkdtempSync(join(tmpdir(), 'causalmace-formats-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const EXPERIMENT = packagePath('test', 'records', 'old-experiment')

/** Exports the experiment. @returns what was printed on stdout */
async function exported(...flags: string[]): Promise<string> {
  let out = ''
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    out += String(chunk)
    return true
  })
  const quiet = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    await exportCommand()
      .exitOverride()
      .parseAsync([EXPERIMENT, ...flags], { from: 'user' })
  } finally {
    write.mockRestore()
    quiet.mockRestore()
  }
  return out
}

describe('several formats in one call', () => {
  const rows = [
    ['--jsonl', /^\{/],
    ['--csv', /^[a-z]+,/],
    ['--json', /^\[/],
    ['--latex', /\\begin\{table/],
    ['--markdown', /^\| /m],
    ['--junit', /<testsuite/],
  ] as const
  const folders = ['--tables', '--paper'] as const

  it.each(rows.flatMap((row) => folders.map((name) => [row, name] as const)))(
    'are all written: %s and %s',
    async ([format, content], name) => {
      const out = join(folder, `${format}${name}`)
      expect(await exported(format, name, out)).toMatch(content)
      expect(readdirSync(out).length).toBeGreaterThan(1)
    },
  )

  it('are all written to a folder, each as it is printed alone', async () => {
    const out = join(folder, 'all')
    await exported(...rows.map(([format]) => format), '--out', out)
    const written = readdirSync(out).map((name) => readFileSync(join(out, name), 'utf8'))
    expect(written).toHaveLength(rows.length)
    for (const [format] of rows) expect(written).toContain(await exported(format))
  })

  it.each([
    ['two that would be printed one after the other', ['--csv', '--latex']],
    ['a file of rows without a format', ['--tables', join(folder, 't'), '--out', join(folder, 'rows')]],
    ['formats of a run and of an experiment', ['--villager', '--csv']],
  ])('are refused where one would be lost: %s', async (_, flags) => {
    await expect(exported(...flags)).rejects.toMatchObject({ code: 'usage' })
  })

  it('are refused by plan, which prints one', () => {
    expect(() => requireOneFormat({ format: 'svg', json: true })).toThrow('cannot both be printed')
    expect(() => requireOneFormat({ format: 'json', json: true, as: 'csv' })).toThrow('--as csv')
    expect(() => requireOneFormat({ format: 'svg', as: 'latex' })).toThrow('--as latex')
    expect(() => requireOneFormat({ format: 'text', as: 'latex' })).not.toThrow()
    expect(() => requireOneFormat({ format: 'json', json: true })).not.toThrow()
  })
})
