import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

const program = `
  import { createRequire } from 'node:module'
  await import(process.argv[1])
  const require = createRequire(createRequire(process.argv[1]).resolve('mineflayer'))
  const isLoaded = () => Object.keys(require.cache).some((path) => /prismarine-auth/.test(path))
  require('minecraft-protocol')
  const before = isLoaded()
  const path = createRequire(require.resolve('minecraft-protocol')).resolve('./client/microsoftAuth')
  const failure = await require(path).authenticate({}, { authTitle: 'of a test' }).catch((error) => error)
  console.log(JSON.stringify([before, isLoaded(), failure.message]))
`

it('the Microsoft sign-in is loaded on first use, and works as before', () => {
  const late = new URL('./late-sign-in.ts', import.meta.url).pathname
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program, late], {
    encoding: 'utf8',
  })
  const [before, after, message] = JSON.parse(output)
  expect([before, after]).toEqual([false, true])
  expect(message).toMatch(/flow/)
})
