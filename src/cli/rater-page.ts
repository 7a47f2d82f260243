import { relative } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { UsageError } from '../core/errors.ts'
import { type PageBackend, RaterServer } from '../raters/server/rater-server.ts'
import type { Rater, VoteStore } from '../raters/vote-store.ts'
import { stopWished } from './interrupt.ts'
import { type JsonFlags, printerOf, printJson } from './output.ts'
import { fromZero, port } from './whole-number.ts'

/** The flags of a page for raters. */
export interface RaterPageFlags extends JsonFlags {
  raters?: string[]
  host: string
  port?: number
  seed: number
}

/** Adds the flags of a page for raters. @param order name of the order that `--seed` determines */
export const withRaterPageFlags = (command: Command, order: string): Command =>
  command
    .option(
      '--raters <list>',
      'names, each of whom gets a link (default: those that there are, or rater1)',
      namesIn,
    )
    .option(
      '--host <address>',
      'address to listen on; 0.0.0.0 lets other machines in, unencrypted',
      '127.0.0.1',
    )
    .option('--port <n>', 'TCP port, 0 for any free one (default: that of the last time)', port)
    .option('--seed <number>', order, fromZero, 1)

function namesIn(text: string): string[] {
  const names = text.split(',').map((name) => name.trim())
  const wrong = names.find((name) => !/^[\p{L}\p{N}._-]{1,40}$/u.test(name))
  if (wrong === undefined) return names
  throw new InvalidArgumentError(
    `"${wrong}" cannot be the name of a rater. Use letters, digits, dots, - and _.`,
  )
}

type AnyStore = Pick<VoteStore<object, unknown>, 'folder' | 'settle' | 'rater' | 'raters' | 'port'>

/** The seed of a store. @throws UsageError if it was created with another one */
export function settledSeed(store: AnyStore, seed: number): number {
  const settled = Number(store.settle('seed', String(seed)))
  if (settled === seed) return seed
  throw new UsageError(`The ratings in ${store.folder} were begun with --seed ${settled}, not ${seed}.`, {
    hint: 'Use that seed, or another --store: raters would see everything in another order.',
  })
}

/**
 * Serves a page to the named raters and to earlier ones, until Ctrl-C.
 * @param progressOf a rater's progress, in words
 */
export async function serveRaterPage(
  store: AnyStore,
  flags: RaterPageFlags,
  { backend, progressOf }: { backend: PageBackend; progressOf: (rater: string) => string },
): Promise<void> {
  const print = printerOf(flags)
  const raters = ratersOf(store, flags.raters)
  const server = await RaterServer.open({
    backend,
    raters,
    host: flags.host,
    port: flags.port ?? store.port ?? 0,
  })
  store.port = server.port
  const links = raters.map((rater) => ({
    rater: rater.name,
    soFar: progressOf(rater.name),
    link: server.urlOf(rater),
  }))
  for (const { rater, soFar, link } of links) print(`${rater} (${soFar})\n  ${link}`)
  print(
    `Each rater opens their own link. Answers are kept in ${relative('.', store.folder) || '.'}/. Ctrl-C closes the page.`,
  )
  if (flags.json) printJson(links)
  await stopWished()
  await server.close()
}

function ratersOf(store: AnyStore, names: readonly string[] = []): Rater[] {
  for (const name of names) store.rater(name)
  const all = store.raters()
  return all.length > 0 ? all : [store.rater('rater1')]
}
