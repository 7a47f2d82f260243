/*
 * `npm run test:image`: builds server-config/Dockerfile, as it is, with buildah (no daemon), and checks that the image works: its user, the demo, the help of `worker`, and an experiment that a worker in it plays for a runner in it. Then the image
 * of AgentBeats' green agent on top of it: its entry point is started with the flags of AgentBeats and asked over A2A. Needs to
 * be root, and buildah and redis-server (Debian's). If the base image is unavailable, one is made from Debian
 * (debootstrap) and this machine's npm and Node 22.
 */
import '../support/guarded.ts'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { packagePath } from '../../src/core/package-root.ts'
import { noRedis, startRedis } from '../support/redis.ts'

const DOCKERFILE = join('server-config', 'Dockerfile')
// The name that the green agent's Dockerfile builds on.
const IMAGE = 'causalmace'
const GREEN_DOCKERFILE = join('server-config', 'agentbeats.Dockerfile')
const GREEN_IMAGE = 'causalmace-green'
const GREEN_PORT = 19_009
/** Time in which the green agent must serve its card (ms): four times that of AgentBeats' gateway, as builds keep machines busy. */
const GREEN_START_MS = 120_000

const say = (text: string) => void process.stdout.write(`${text}\n`)
const there = (command: string) => spawnSync(command, ['--version']).status === 0
const work = mkdtempSync(join(tmpdir(), 'causalmace-image-'))
const storage = ['--root', join(work, 'storage'), '--runroot', join(work, 'run'), '--storage-driver', 'vfs']
const environment = { ...process.env, BUILDAH_ISOLATION: 'chroot' }

/** @returns what buildah prints */
const buildah = (...args: string[]): string =>
  execFileSync('buildah', [...storage, ...args], {
    cwd: packagePath(),
    env: environment,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim()

/** A base image of the name that the Dockerfile names: Debian, Node 22, npm, and the user `node`. */
function makeBase(name: string): void {
  const root = join(work, 'base')
  execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', root], {
    stdio: 'ignore',
  })
  const [bin, modules] = [join(root, 'usr/local/bin'), join(root, 'usr/local/lib/node_modules')]
  mkdirSync(modules, { recursive: true })
  cpSync(process.execPath, join(bin, 'node'))
  // npm lies where its script leads, whatever this one runs on.
  const npm = realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())
  cpSync(resolve(dirname(npm), '..'), join(modules, 'npm'), { recursive: true })
  for (const tool of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${tool}-cli.js`, join(bin, tool))
  // Certificates that this machine trusts, possibly a proxy's.
  const trusted = 'etc/ssl/certs/ca-certificates.crt'
  cpSync(`/${trusted}`, join(root, trusted))
  execFileSync('chroot', [root, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node'])
  const archive = join(work, 'base.tar')
  execFileSync('tar', ['--create', '--numeric-owner', '--file', archive, '--directory', root, '.'])
  const container = buildah('from', 'scratch')
  buildah('add', '--quiet', container, archive, '/')
  const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
  buildah('config', '--env', `PATH=${path}`, '--env', `NODE_EXTRA_CA_CERTS=/${trusted}`, container)
  buildah('commit', '--quiet', '--rm', container, `docker.io/library/${name}`)
  rmSync(root, { recursive: true })
  rmSync(archive)
}

/**
 * @returns the output of a command in the image. Through a file: buildah of Debian 12 loses output of commands that end at once.
 */
function said(container: string, command: string, variables: readonly string[] = []): string {
  const file = 'tmp/said'
  const given = variables.flatMap((one) => ['--env', one])
  try {
    buildah('run', ...given, container, '--', 'sh', '-c', `( ${command} ) > /${file} 2>&1`)
  } finally {
    say(readFileSync(join(buildah('mount', container), file), 'utf8').trimEnd())
  }
  return readFileSync(join(buildah('mount', container), file), 'utf8')
}

/** Checks one thing. @throws a description of the fault */
function expected(what: string, got: string, wanted: RegExp): void {
  if (!wanted.test(got)) throw new Error(`${what}: ${wanted} is not in\n${got}`)
  say(`ok    ${what}: ${wanted.exec(got)?.[0]}`)
}

/** An experiment in the image: a worker and a runner that know each other by a Redis alone. */
async function throughPool(container: string): Promise<void> {
  const redis = await startRedis()
  const pool = `CAUSALMACE_POOL=${redis.url}`
  const play = ['run', '--env', pool, container, '--', 'causalmace', 'worker', '--pool', '--jobs', '1']
  const worker = spawn('buildah', [...storage, ...play], {
    env: environment,
    stdio: 'ignore',
    detached: true,
  })
  try {
    const command = 'causalmace run villager-escape --limit 2 --id pool --pool --plain'
    expected('pool', said(container, command, [pool]), /2 of 2 episodes/)
  } finally {
    const ended = once(worker, 'exit')
    // Together with the processes that it has started.
    if (worker.pid !== undefined && worker.exitCode === null) {
      process.kill(-worker.pid, 'SIGTERM')
      await ended
    }
    await redis.close()
  }
}

async function main(): Promise<void> {
  const missing = [
    ...(process.getuid?.() === 0 ? [] : ['root']),
    ...['buildah', 'debootstrap'].filter((command) => !there(command)),
    ...(noRedis() === undefined ? [] : ['redis-server']),
  ]
  if (missing.length > 0) {
    say(`skipped: not here: ${missing.join(', ')}`)
    return
  }
  const base = /^FROM (\S+)/m.exec(readFileSync(packagePath(DOCKERFILE), 'utf8'))?.[1] ?? ''
  const pulled = spawnSync('buildah', [...storage, 'pull', '--quiet', `docker.io/library/${base}`])
  if (pulled.status !== 0) makeBase(base)
  say(`base  ${base}${pulled.status === 0 ? '' : ', made here: it cannot be pulled'}`)
  buildah('build', '--pull-never', '--quiet', '--file', DOCKERFILE, '--tag', IMAGE, '.')
  say(`built ${DOCKERFILE}`)
  const container = buildah('from', '--pull-never', `localhost/${IMAGE}`)
  expected('user', said(container, 'id'), /uid=1000\(node\)/)
  expected('demo', said(container, 'causalmace demo'), /58 of 58 blocks/)
  expected('worker', said(container, 'causalmace worker --help'), /--pool \[url\]/)
  await throughPool(container)
  await greenAgent()
}

/** The image of the green agent, started by its entry point as AgentBeats does it. */
async function greenAgent(): Promise<void> {
  buildah('build', '--pull-never', '--quiet', '--file', GREEN_DOCKERFILE, '--tag', GREEN_IMAGE, '.')
  say(`built ${GREEN_DOCKERFILE}`)
  const container = buildah('from', '--pull-never', `localhost/${GREEN_IMAGE}`)
  expected('green user', said(container, 'id'), /uid=1000\(node\)/)
  const { OCIv1: image } = JSON.parse(buildah('inspect', container)) as {
    OCIv1: { config: { Entrypoint: string[] } }
  }
  const cardUrl = 'http://green.example:9009/'
  const flags = ['--host', '127.0.0.1', '--port', String(GREEN_PORT), '--card-url', cardUrl]
  const command = [...image.config.Entrypoint, ...flags]
  say(`      ${command.join(' ')}`)
  const log = join(work, 'green.log')
  const out = openSync(log, 'w')
  const green = spawn('buildah', [...storage, 'run', container, '--', ...command], {
    env: environment,
    stdio: ['ignore', out, out],
    detached: true,
  })
  try {
    const card = `http://127.0.0.1:${GREEN_PORT}/.well-known/agent-card.json`
    const start = performance.now()
    const isServed = () =>
      fetch(card).then(
        ({ ok }) => ok,
        () => false,
      )
    while (!(await isServed())) {
      const seconds = (performance.now() - start) / 1000
      if (green.exitCode !== null || 1000 * seconds > GREEN_START_MS)
        throw new Error(`no card after ${seconds.toFixed(0)} s:\n${readFileSync(log, 'utf8')}`)
      await sleep(500)
    }
    // By the image's own curl, as AgentBeats' health check does it.
    const text = said(container, `curl --silent --show-error --max-time 20 ${card}`)
    expected('card', text, /"url":"http:\/\/green\.example:9009\/"/)
    const answer = await fetch(`http://127.0.0.1:${GREEN_PORT}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ jsonrpc: '2.0', id: 1, method: 'message/send' },
        params: {
          message: {
            kind: 'message',
            role: 'user',
            messageId: 'm',
            parts: [{ kind: 'text', text: 'Hello' }],
          },
        },
      }),
    })
    expected('Hello', await answer.text(), /"state":"rejected"/)
  } finally {
    const ended = once(green, 'exit')
    if (green.pid !== undefined && green.exitCode === null) {
      process.kill(-green.pid, 'SIGTERM')
      await ended
    }
  }
}

try {
  await main()
} finally {
  rmSync(work, { recursive: true, force: true })
}
