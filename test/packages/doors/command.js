/** The installed command: it works, and says first of all when Node is too old. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'

const bin = 'node_modules/causalmace/bin/causalmace.cjs'
const run = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' })

assert.match(run(bin, '--version').stdout, /^\d+\.\d+\.\d+\n$/)
assert.match(run(bin, 'demo', '--plain', '--seed', '1').stdout, /^success {2}all 58 blocks/m)

const pretend = `Object.defineProperty(process.versions, 'node', { value: '20.20.2' }); require('./${bin}')`
const { status, stderr } = run('-e', pretend)
assert.equal(stderr, 'causalmace needs Node.js 22.18 or newer; this is Node.js 20.20.2.\n')
assert.equal(status, 2)
