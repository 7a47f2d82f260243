import { byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

interface Change {
  readonly verb: string
  readonly target: RegExp
  readonly becomes: string | ((block: string) => string)
  readonly atom: string
}

const GROUND =
  /^(?:the |some )?(?:land|dirt|soil|ground|grass|grass block|farmland|field|earth)s?(?: with .+)?$/

/** Ground that a hoe or shovel turns into something else. */
export const till: Verb = {
  id: 'till',
  forms: ['till', 'hoe', 'plow', 'plough', 'farm', 'make', 'cultivate'],
  example: 'till the land',
  instrument: 'tool',
  category: 'Tool Use',
  read: readTill,
}

const CHANGES: readonly Change[] = [
  {
    verb: 'make',
    target: /^(?:a |the )?(?:grass |dirt )?paths?(?: with .+)?$/,
    becomes: 'dirt_path',
    atom: 'use_iron_shovel_grass_block',
  },
  { verb: 'make', target: /^(?:a |some |the )?farmland$/, becomes: 'farmland', atom: 'use_iron_hoe_dirt' },
]

function readTill({ text, count, verb, lexicon }: Phrase): Meaning | undefined {
  const change = CHANGES.find((each) => each.verb === verb && each.target.test(text))
  if (change === undefined && (verb === 'make' || verb === 'cultivate' || !GROUND.test(text)))
    return undefined
  const becomes = change?.becomes ?? 'farmland'
  const names = becomes === 'dirt_path' ? (lexicon.block('path')?.names ?? []) : [becomes as string]
  return byRule(
    { kind: 'placed', of: names, count },
    { object: { words: text, names }, count, atom: change?.atom ?? 'use_iron_hoe_dirt' },
  )
}
