import { Command, Option } from 'commander'
import { UsageError } from '../core/errors.ts'
import { createRandom } from '../core/random.ts'
import { type AgreementFigures, agreementFigures } from '../evaluation/agreement/agreement-figures.ts'
import { groupsOf } from '../evaluation/agreement/groups.ts'
import { recomputePublished } from '../evaluation/agreement/published.ts'
import { joined } from '../evaluation/agreement/ratings.ts'
import { type RatingSource, readAllRatings } from '../evaluation/agreement/read-ratings.ts'
import { DIMENSIONS, type Dimension } from '../mcu/autoeval/dimension.ts'
import { agreementTables, publishedTable } from '../report/terminal/agreement-tables.ts'
import { allOption, asOption, type LayoutFlags, layoutHere } from './layout.ts'
import { type JsonFlags, jsonOption, printJson, tablePrinterOf } from './output.ts'
import { fromZero } from './whole-number.ts'

interface AgreementFlags extends LayoutFlags, JsonFlags {
  judge: RatingSource[]
  dimension: Dimension
  published?: true
  seed: number
}

/** Further notes are only counted. */
const MOST_NOTES = 12

const tell = (text: string) => process.stderr.write(`${text}\n`)

export const agreementCommand = (): Command =>
  new Command('agreement')
    .description('agreement between human raters, and with judges')
    .argument(
      '[people...]',
      'ratings of people: folders of rating files, votes.json of the raters’ page, tables (.csv); NAME=PATH names who rated',
      (text: string, before: RatingSource[] = []) => [...before, sourceOf(text)],
    )
    .option(
      '--judge <sources...>',
      'ratings of judges: the same, or folders of runs that were judged',
      (text: string, before: RatingSource[] = []) => [...before, sourceOf(text)],
      [],
    )
    .addOption(
      new Option('--dimension <name>', 'of the table by category')
        .choices(DIMENSIONS)
        .default('Task Progress' satisfies Dimension),
    )
    .option('--published', 'compute figures of the MCU papers again from the cells printed beside them')
    .option('--seed <number>', 'of resampling', fromZero, 1)
    .addOption(allOption())
    .addOption(asOption())
    .addOption(jsonOption())
    .action((people: RatingSource[], flags: AgreementFlags) => {
      if (people.length === 0 && !flags.published)
        throw new UsageError('No ratings are given.', {
          hint: 'For example: causalmace agreement votes.json --judge experiments/mine. --published needs no ratings.',
        })
      const published = flags.published ? recomputePublished() : undefined
      if (published !== undefined) tablePrinterOf(flags)(publishedTable(published, layoutHere(flags)))
      const figures = people.length > 0 ? agreement(people, flags) : {}
      if (flags.json) printJson({ ...figures, ...(published === undefined ? {} : { published }) })
    })

function agreement(sources: readonly RatingSource[], flags: AgreementFlags): AgreementFigures {
  const { judge, dimension, seed } = flags
  const [said, judged] = [sources, judge].map(readAllRatings)
  const [people, judges] = [said, judged].map((own) =>
    [...new Set([...(own?.runs ?? []), ...(own?.pairs ?? [])].map(({ rater }) => rater))].sort(),
  ) as [string[], string[]]
  const ratings = joined([said, judged].flatMap((own) => own ?? []))
  for (const note of ratings.notes.slice(0, MOST_NOTES)) tell(note)
  if (ratings.notes.length > MOST_NOTES) tell(`and ${ratings.notes.length - MOST_NOTES} more of the kind`)
  const both = people.filter((name) => judges.includes(name))
  if (both.length > 0)
    throw new UsageError(`"${both[0]}" is a person and a judge.`, { hint: 'Name one otherwise: NAME=PATH.' })
  const groups = groupsOf(people, judges)
  if (groups.length === 0)
    throw new UsageError('There is only one rater, so agreement is undefined.', {
      hint: 'Give ratings of another person, or of a judge with --judge.',
    })
  const agreeing = { ratings, people, groups, dimension }
  const figures = agreementFigures(agreeing, createRandom(seed))
  tablePrinterOf(flags)(agreementTables(agreeing, figures, layoutHere(flags)))
  return figures
}

/** `NAME=PATH`, or a path. */
function sourceOf(text: string): RatingSource {
  const named = /^([^=/\\]+)=(.+)$/.exec(text)
  return named === null ? { path: text } : { rater: named[1], path: named[2] as string }
}
