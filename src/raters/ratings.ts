import { type BallotContent, saidSchema } from './ballot.ts'
import { type Item, itemSchema } from './item.ts'
import { type StoredVote, VoteStore } from './vote-store.ts'

/** Votes on runs and pairs of runs. */
export type RatingStore = VoteStore<Item, BallotContent>
export type Vote = StoredVote<Item, BallotContent>

/** Opens the ratings of a folder, or makes a new store. @throws InvalidFileError if its file is not one */
export const openRatings = (folder: string): RatingStore =>
  VoteStore.open(folder, { file: 'ratings.sqlite', item: itemSchema, said: saidSchema })
