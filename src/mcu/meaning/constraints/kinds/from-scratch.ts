import { isDeep } from '../../../../game/version.ts'
import { defineConstraint } from '../rule.ts'

const PATTERN =
  /^(?:(?:starting )?from (?:scratch|nothing|zero|the beginning|an empty inventory)|(?:starting )?with (?:nothing|an empty inventory)|starting with (?:nothing|an empty inventory)|(?:with )?no initial (?:tools|items)(?: provided)?)$/

/** Starting from an empty inventory at a random place. */
export const fromScratch = defineConstraint({
  id: 'from scratch',
  axis: 'how',
  read: (words) => (PATTERN.test(words) ? { kind: 'from scratch' } : undefined),
  inWords: () => 'from an empty inventory, at a random place',
  checkedBy: 'that agents begin with nothing',
  terms: () => [{ kind: 'from nothing' }],
  ground: (_fact, version) =>
    isDeep(version) ? { terrain: true } : { refused: `there is no terrain in Minecraft ${version}` },
  scene: () => [],
})
