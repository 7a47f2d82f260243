import type { Catalogue } from '../../plugin/catalogue.ts'
import type { ExperimentSpec } from './experiment-spec.ts'

/**
 * The specification with the contexts that endpoints report for their models, so that all processes, machines and later resumes
 * fit prompts to the same contexts. No endpoint is asked if the user has set one, or for a shard: all parts of an experiment must
 * be identical.
 */
export async function withReportedContexts(
  spec: ExperimentSpec,
  catalogue: Pick<Catalogue, 'reportedContext'>,
): Promise<ExperimentSpec> {
  const { conditions, modelSettings, shard } = spec
  if (modelSettings.contextTokens !== undefined || shard !== undefined) return spec
  const models = [...new Set(conditions.map(({ model }) => model))]
  const said = await Promise.all(
    models.map(async (model) => [model, await catalogue.reportedContext(model, modelSettings)] as const),
  )
  const known = said.flatMap(([model, context]) => (context === undefined ? [] : [[model, context] as const]))
  if (known.length === 0) return spec
  return { ...spec, modelSettings: { ...modelSettings, reportedContexts: Object.fromEntries(known) } }
}
