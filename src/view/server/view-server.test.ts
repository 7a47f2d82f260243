import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RunFolder } from '../../experiment/run-folder.ts'
import { Catalogue } from '../../plugin/catalogue.ts'
import { embeddedReplay } from '../embedded.ts'
import type { ViewMessage } from '../messages.ts'
import { recordingOfRun, writeRun } from '../testing.ts'
import { RunFollower } from './follow-run.ts'
import { ViewServer } from './view-server.ts'

let folder: string
let server: ViewServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'view-'))
  mkdirSync(join(folder, 'runs'))
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeRun(join(folder, 'runs', 'hut'), {
    requests: [
      { prompt: 'What now?', reply: 'Stone.' },
      { prompt: 'And now?', reply: '', fault: 'it is empty' },
    ],
  })
  server = await ViewServer.open({
    path: join(folder, 'runs'),
    scoring: new Catalogue(),
    now: () => Date.now(),
    port: 0,
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Requests a raw path: clients would normalise `..` away. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, path, headers }, resolve).on('error', reject)
  })

const own = (path: string): string => `${new URL(server.url).pathname}${path}`

async function textOf(message: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of message) text += String(chunk)
  return text
}

describe('the server of the page', () => {
  it('shows the only run at once', async () => {
    const answer = await ask(own(''))
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe('run/hut/')
    expect((await ask(own('run/hut/'))).statusCode).toBe(200)
  })

  it('refuses requests without the token, and reveals nothing', async () => {
    for (const path of [
      '/',
      '/run/hut/',
      '/run/hut/request/0',
      '/page.js',
      `${own('').slice(0, -2)}${own('').at(-2) === 'X' ? 'Y' : 'X'}/run/hut/`,
    ]) {
      const answer = await ask(path)
      expect([path, answer.statusCode]).toEqual([path, 403])
      expect(await textOf(answer)).not.toContain('hut')
    }
  })

  it('answers no other site', async () => {
    expect((await ask(own('run/hut/'), { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await ask(own('run/hut/'), { host: 'evil.example' })).statusCode).toBe(403)
  })

  it.each([
    '../secret.txt',
    'run/../../secret.txt',
    'run/..%2f..%2fsecret.txt/',
    'run/%2e%2e/',
    'run/../',
    'run/hut/../../../secret.txt',
    'run/hut/journal.jsonl',
    'run/hut/%00/',
    'run/%E0%A4%A/',
    'run/hut%2fstream/',
    'run/hut/request/../../secret.txt',
    'run/hut/request/transcript.jsonl.gz',
    'run/hut/request/2',
  ])('has no address for files: %s', async (path) => {
    const answer = await ask(own(path))
    expect(answer.statusCode).toBe(404)
    expect(await textOf(answer)).not.toContain('secret')
  })

  it('listens on the loopback address only', async () => {
    const others = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
    for (const { address } of others) {
      const isOpen = await new Promise<boolean>((resolve) => {
        const socket = connect({ host: address, port: server.port, timeout: 1000 })
        socket
          .once('connect', () => resolve(true))
          .once('error', () => resolve(false))
          .once('timeout', () => resolve(false))
        socket.once('connect', () => socket.destroy())
      })
      expect([address, isOpen]).toEqual([address, false])
    }
    expect(new URL(server.url).hostname).toBe('127.0.0.1')
  })

  it('sends every answer with the policy that keeps the page to itself', async () => {
    for (const path of [own(''), own('page.js'), own('run/hut/'), '/', own('nothing')]) {
      const { headers } = await ask(path)
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('no-referrer')
    }
  })

  it('streams the messages of a run, and continues where a page lost the connection', async () => {
    const all = await messagesOf(await ask(own('run/hut/stream')))
    expect(all[0]).toMatchObject({ kind: 'run', title: 'A hut', recorded: true })
    expect(all.at(-1)).toMatchObject({ kind: 'ready', live: false })
    expect(all.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['models', 'section', 'blocks', 'poses', 'action', 'end']),
    )
    const rest = await messagesOf(
      await ask(own('run/hut/stream'), { 'last-event-id': String(all.length - 3) }),
    )
    expect(rest).toEqual(all.slice(-3))
  })

  it('lists the requests to the model, and sends their texts only on request', async () => {
    const all = await messagesOf(await ask(own('run/hut/stream')))
    const requests = all.filter(({ kind }) => kind === 'request')
    expect(requests).toMatchObject([
      { seq: 0, agent: 'Ann', what: 'act', t: 500, inputTokens: 900, took: 1500, failed: null },
      { seq: 1, t: 1500, failed: 'model_reply' },
    ])
    expect(JSON.stringify(all)).not.toContain('And now?')
    const answer = await ask(own('run/hut/request/1'))
    expect(answer.headers['content-type']).toContain('application/json')
    expect(JSON.parse(await textOf(answer))).toEqual({
      messages: [{ role: 'user', text: 'And now?', images: 0 }],
      reply: '',
      fault: 'model_reply: it is empty',
    })
  })

  it('shows a run whose transcript is broken, and says so', async () => {
    const path = join(folder, 'broken')
    writeRun(path)
    writeFileSync(join(path, 'transcript.jsonl.gz'), 'hello')
    const other = await ViewServer.open({ path, scoring: new Catalogue(), now: () => Date.now(), port: 0 })
    try {
      const { port, url } = other
      const stream = await new Promise<IncomingMessage>((resolve, reject) => {
        get({ host: '127.0.0.1', port, path: `${new URL(url).pathname}run/broken/stream` }, resolve).on(
          'error',
          reject,
        )
      })
      const all = await messagesOf(stream)
      expect(all).toContainEqual(expect.objectContaining({ what: 'the transcript cannot be read' }))
      expect(all.map(({ kind }) => kind)).toContain('end')
    } finally {
      await other.close()
    }
  })

  it.each([
    ['head', 0],
    ['segments', 1],
  ])('shows a run whose recording has broken %s without its world, and says so', (_, first) => {
    const path = join(folder, `garbled-${first}`)
    writeRun(path)
    const lines = recordingOfRun().map((line, index) => (index < first ? line : line.slice(9)))
    writeFileSync(join(path, 'recording.jsonl'), `${lines.join('\n')}\n`)
    const { messages, recordingTrouble } = new RunFollower(RunFolder.open(path), {
      scoring: new Catalogue(),
      now: () => Date.now(),
    })
    expect(messages.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['run', 'end']))
    expect(messages).toContainEqual(
      expect.objectContaining({
        kind: 'incident',
        what: expect.stringContaining('the recording cannot be read'),
      }),
    )
    expect(recordingTrouble).toContain('This is not a line of a recording')
    expect(embeddedReplay(RunFolder.open(path), new Catalogue())).toEqual({ trouble: recordingTrouble })
  })

  it('leaves a recording alone that the journal does not know of', async () => {
    const path = join(folder, 'unannounced')
    writeRun(path, { recorded: false })
    writeFileSync(join(path, 'recording.jsonl'), `${recordingOfRun().join('\n')}\n`)
    const other = await ViewServer.open({ path, scoring: new Catalogue(), now: () => Date.now(), port: 0 })
    try {
      const stream = await fetch(`${other.url}run/unannounced/stream`)
      expect(stream.status).toBe(200)
      let text = ''
      for await (const chunk of stream.body!) {
        text += Buffer.from(chunk).toString()
        if (text.includes('"ready"')) break
      }
      expect(text).toContain('"recorded":false')
    } finally {
      await other.close()
    }
  })

  it('writes names of runs as text', async () => {
    const page = await textOf(await ask(own('run/hut/')))
    expect(page).toContain('<div id="run"')
    expect(page).not.toMatch(/<script>|style=|onerror/)
  })
})

/** The messages up to the point where the page has everything. */
async function messagesOf(stream: IncomingMessage): Promise<ViewMessage[]> {
  const messages: ViewMessage[] = []
  let text = ''
  for await (const chunk of stream) {
    text += String(chunk)
    const whole = text.split('\n\n')
    text = whole.pop() ?? ''
    for (const event of whole)
      messages.push(...(JSON.parse(/^data: (.*)$/m.exec(event)![1]!) as ViewMessage[]))
    if (messages.at(-1)?.kind === 'ready') break
  }
  stream.destroy()
  return messages
}

describe('a run that has not begun', () => {
  it('is awaited, and sent as soon as it begins', async () => {
    const path = join(folder, 'coming')
    const coming = await ViewServer.open({ path, scoring: new Catalogue(), now: () => Date.now(), port: 0 })
    try {
      expect(await (await fetch(coming.url)).text()).toContain('Waiting for the run')
      mkdirSync(path)
      writeFileSync(join(path, 'run.json'), '{}')
      writeFileSync(join(path, 'journal.jsonl'), '')
      const stream = await fetch(`${coming.url}run/coming/stream`)
      writeRun(path)
      let text = ''
      for await (const chunk of stream.body!) {
        text += Buffer.from(chunk).toString()
        if (text.includes('"ready"')) break
      }
      expect(text).toContain('"title":"A hut"')
    } finally {
      await coming.close()
    }
  })
})
