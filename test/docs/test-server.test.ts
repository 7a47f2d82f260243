import { expect, it } from 'vitest'
import { withServer } from '../../src/testing/index.ts'
import { blocksOf } from './pages.ts'

const bodies = blocksOf('docs/guide/test-server.md').filter(({ language }) => language === 'js')

/** A body of the page, with its arguments by name. */
const compiled = (
  lines: readonly string[],
  names: readonly string[],
): ((...given: unknown[]) => Promise<void>) =>
  new (Object.getPrototypeOf(async () => undefined).constructor)(...names, lines.join('\n'))

it('the guide shows what a test server can do in lines that work', { timeout: 60_000 }, async () => {
  expect(bodies.length).toBeGreaterThan(10)
  await withServer({ version: '1.19.2', virtual: true }, async (stage) => {
    const steve = await stage.bot('Steve')
    const start = stage.snapshot()
    const handed = { ...stage, steve, expect }
    for (const { line, lines } of bodies) {
      await compiled(
        lines,
        Object.keys(handed),
      )(...Object.values(handed)).catch((error: Error) => {
        throw new Error(`docs/guide/test-server.md, line ${line}: ${error.message}`, { cause: error })
      })
      if (stage.server.players.length > 0) await stage.restore(start)
      await stage.tick(2)
    }
  })
})
