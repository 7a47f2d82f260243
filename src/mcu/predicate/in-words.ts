import { count } from '../../core/count.ts'
import { inWords } from './names.ts'
import type { Leaf, Predicate } from './schema.ts'

const VERBS: Readonly<Record<string, string>> = {
  mined: 'mine',
  crafted: 'craft',
  used: 'use',
  broken: 'wear out',
  picked_up: 'pick up',
  dropped: 'throw away',
  killed: 'kill',
  tamed: 'tame',
  bred: 'breed',
  leashed: 'leash',
  sheared: 'shear',
  ridden: 'ride',
  trapped: 'trap',
  opened: 'open',
  eaten: 'eat or drink',
  enchanted: 'enchant',
  traded: 'buy',
  brewed: 'brew',
  placed: 'place',
  held: 'carry',
}

/** A predicate in words, as a goal: "craft 3 ladder, then place 1 ladder". */
export function predicateInWords(predicate: Predicate): string {
  switch (predicate.kind) {
    case 'and':
      return predicate.of.map((part) => grouped(part, ['or', 'then'])).join(' and ')
    case 'or':
      return predicate.of.map((part) => grouped(part, ['then'])).join(' or ')
    case 'then':
      return predicate.of.map((part) => grouped(part, [])).join(', then ')
    case 'within':
      return `${grouped(predicate.of, ['and', 'or', 'then'])} within ${predicate.seconds} s`
    case 'times':
      return `${grouped(predicate.of, ['and', 'or', 'then'])}, ${count(predicate.count, 'time')} over`
    default:
      return leafInWords(predicate)
  }
}

const grouped = (part: Predicate, kinds: readonly string[]): string =>
  kinds.includes(part.kind) ? `(${predicateInWords(part)})` : predicateInWords(part)

function leafInWords(leaf: Leaf): string {
  switch (leaf.kind) {
    case 'standing': {
      const what = inWords(leaf.of)
      if (leaf.shape === 'any') return `build with ${leaf.size} ${what}`
      const along = leaf.shape === 'wall' || leaf.shape === 'floor' ? ` by ${leaf.length}` : ''
      return `build a ${leaf.shape} of ${leaf.size}${along} ${what}`
    }
    case 'slept':
      return leaf.count === 1 ? 'sleep in a bed' : `sleep in a bed ${leaf.count} times`
    case 'did':
      return `${leaf.what.replaceAll('_', ' ')} ${count(leaf.count, 'time')}`
    case 'moved':
      return `${leaf.by.replaceAll('_', ' ')} ${count(leaf.blocks, 'block')}`
    case 'offset': {
      const parts = [
        leaf.horizontal === undefined ? [] : `${leaf.horizontal} blocks away`,
        leaf.up === undefined ? [] : `${leaf.up} blocks up`,
        leaf.down === undefined ? [] : `${leaf.down} blocks down`,
      ]
      return `get ${parts.flat().join(' and ')}`
    }
    case 'stays': {
      const where = leaf.biome === undefined ? 'the marked box' : `the ${inWords(leaf.biome)}`
      return `stay in ${where} for ${leaf.seconds} s`
    }
    case 'near':
      return `find ${inWords(leaf.of)}`
    case 'light':
      return `stand in light of ${leaf.atLeast}`
    default:
      return `${VERBS[leaf.kind]} ${leaf.count} ${inWords(leaf.of)}`
  }
}
