import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'

/** Prints lines until it is done, then confirms on stderr that it has finished. */
const PRINTS = `
import { guardTerminal } from ${JSON.stringify(new URL('./terminal.ts', import.meta.url).href)}
guardTerminal()
for (let line = 0; line < 50; line++) {
  await new Promise((resolve) => process.stdout.write('x'.repeat(5000) + '\\n', resolve))
  await new Promise((resolve) => setTimeout(resolve, 1))
}
process.stderr.write('finished')
`

describe('a reader that goes away', () => {
  it('ends the output, not the work', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', PRINTS])
    let errors = ''
    child.stderr.on('data', (chunk) => {
      errors += chunk
    })
    await once(child.stdout, 'data')
    child.stdout.destroy()
    const [code] = await once(child, 'close')
    expect({ code, errors }).toEqual({ code: 0, errors: 'finished' })
  })
})
