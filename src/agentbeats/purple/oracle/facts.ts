import { z } from 'zod'
import { keysObservationSchema, semanticObservationSchema } from '../../../environment/observations.ts'

/** What the oracle has to be told beside the picture: its body, its screens and what is around it. */
const oracleFactsSchema = z.object({ keys: keysObservationSchema, semantic: semanticObservationSchema })
export type OracleFacts = z.infer<typeof oracleFactsSchema>

/** The facts of an observation. @returns undefined if it has pictures alone, as those of foreign green agents */
export const readFacts = (semantic: unknown): OracleFacts | undefined =>
  oracleFactsSchema.safeParse(semantic).data
