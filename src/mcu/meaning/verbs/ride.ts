import { byRule, type Verb } from './verb.ts'

const DISTANCE = /^(.+?) for (\d+) blocks?$/
const WAYS = { horse: 'horse', pig: 'pig', strider: 'strider', boat: 'boat', minecart: 'minecart' } as const

const isWay = (name: string): name is keyof typeof WAYS => Object.hasOwn(WAYS, name)

/** Animals and vehicles that are ridden. */
export const ride: Verb = {
  id: 'ride',
  forms: [
    'ride',
    'mount',
    'ride on',
    'sit in',
    'get into',
    'go boating in',
    'row',
    'sail',
    'drive',
    'travel by',
    'explore with',
  ],
  example: 'ride a horse',
  category: 'Motion',
  read({ text, count, lexicon }) {
    const [, what = text, blocks] = DISTANCE.exec(text) ?? []
    const mount = lexicon.mob(what) ?? (/boat$/.test(what) ? lexicon.mob('boat') : undefined)
    if (mount === undefined) return undefined
    if (blocks !== undefined && isWay(mount.first))
      return byRule({ kind: 'moved', by: WAYS[mount.first], blocks: Number(blocks) }, { object: mount })
    return byRule(
      { kind: 'ridden', of: mount.names, count },
      { object: mount, count, atom: `ride_${mount.first}` },
    )
  },
}
