import { count, plural } from '../../core/count.ts'
import { cellKey, formatPosition, inBox, type Position } from '../../core/position.ts'
import { describeBlocks } from '../../question/describe-blocks.ts'
import type { PartChecker } from '../../task/part-checker.ts'
import type { BlueprintBlock, Task } from '../../task/task.ts'
import type { TaskFileBase } from '../../task/task-file.ts'
import { PAPER_WEIGHTS } from '../paper-weights.ts'
import { defineScenario } from '../scenario.ts'
import { blueprintPart, expandBlueprint } from './blueprint.ts'
import { buildingSection } from './building-section.ts'
import { completionFold } from './completion-fold.ts'
import { decomposeConstruction } from './decompose.ts'
import { feasibility } from './feasibility.ts'
import { constructionFloor } from './floor.ts'
import { constructionJudge } from './judge.ts'
import { constructionMeasureFold } from './measures.ts'
import { suppliedFor, supplyPart } from './supply.ts'

/** Construction: the team builds a blueprint from materials in chests. */
export const constructionScenario = defineScenario({
  id: 'construction',
  tables: [
    {
      kind: 'construction',
      weight: PAPER_WEIGHTS.construction,
      columns: [{ title: 'VHR (%)', value: ({ villagerViewHitRate: rate }) => rate && 100 * rate }],
    },
  ],
  file: { supply: supplyPart, blueprint: blueprintPart },
  own: {},
  resolve(file, checker) {
    const blueprint = expandBlueprint(file.blueprint, checker)
    checkCells(file, file.supply.chests, blueprint, checker)
    if (blueprint.length === 0) checker.issue(['blueprint'], 'has no blocks: fill layers or blocks')
    return { blueprint, ...suppliedFor(file, blueprint, checker) }
  },
  size: ({ blueprint }) => count(blueprint.length, 'block'),
  feasibility,
  judge: constructionJudge,
  measureFold: constructionMeasureFold,
  completionFold,
  floorMs: constructionFloor,
  decompose: decomposeConstruction,
  describe: ({ blueprint }) => [
    'Scored by the share of these blocks that stand as listed in the end. The blueprint:',
    ...describeBlocks(
      blueprint.filter(({ placedWith }) => placedWith === undefined),
      { areToBePlaced: true },
    ),
  ],
  placeSection: buildingSection,
})

/** A task with a blueprint. */
export type ConstructionTask = Task & { scenario: 'construction' }

function checkCells(
  { arena: { min, max } }: TaskFileBase,
  chests: readonly { at: Position }[],
  blocks: readonly BlueprintBlock[],
  checker: PartChecker,
): void {
  const box = { min, max }
  const outside = (cell: Position) =>
    `${formatPosition(cell)} lies outside the arena ${formatPosition(min)} to ${formatPosition(max)}`
  const blueprintCells = new Set(blocks.map(({ position }) => cellKey(position)))
  const strays = blocks.filter(({ position }) => !inBox(box, position))
  if (strays[0] !== undefined) {
    const first = strays[0].position
    const more =
      strays.length === 1 ? '' : ` (and ${strays.length - 1} more ${plural(strays.length - 1, 'block')})`
    checker.issue(['blueprint', 'origin'], `${strays[0].block.name} at ${outside(first)}${more}`)
  }
  chests.forEach(({ at }, index) => {
    const path = ['supply', 'chests', index, 'at']
    if (!inBox(box, at)) checker.issue(path, outside(at))
    if (blueprintCells.has(cellKey(at)))
      checker.issue(path, `${formatPosition(at)} is a cell of the blueprint`)
  })
}
