/** `causalmace/world` loads the server and what it needs, and nothing of planners, models, schemas or reports. */
import assert from 'node:assert/strict'
import { registerHooks } from 'node:module'

const loaded = []
registerHooks({
  load(url, context, next) {
    loaded.push(url)
    return next(url, context)
  },
})
await import('causalmace/world')

const own = loaded.filter((url) => url.includes('/causalmace/dist/'))
const packages = new Set(
  loaded.flatMap((url) =>
    [...url.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].slice(-1).map(([, name]) => name),
  ),
)
assert.ok(own.length > 50, `sees what is loaded: ${own.length} files`)
assert.deepEqual(
  own.filter((url) => !url.includes('/causalmace/dist/world/')),
  [],
)
for (const name of ['zod', 'openai', 'mineflayer', 'commander', 'graphology', '@sinonjs/fake-timers', 'yaml'])
  assert.ok(!packages.has(name), `${name} is loaded`)
