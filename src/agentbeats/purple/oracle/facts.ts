import { z } from 'zod'
import { keysObservationSchema, semanticObservationSchema } from '../../../environment/observations.ts'

/** The facts that the oracle needs in addition to the picture: its body, its screens and its surroundings. */
const oracleFactsSchema = z.object({ keys: keysObservationSchema, semantic: semanticObservationSchema })
export type OracleFacts = z.infer<typeof oracleFactsSchema>

/** The facts of an observation. @returns undefined if it only has pictures, like those of foreign green agents */
export const readFacts = (semantic: unknown): OracleFacts | undefined =>
  oracleFactsSchema.safeParse(semantic).data
