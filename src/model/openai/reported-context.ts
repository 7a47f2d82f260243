import { isIP } from 'node:net'
import { askServer, type ServerAccess } from './ask-server.ts'
import { entryOf, listedModels } from './listed-models.ts'
import { roomOf } from './room.ts'

/** Time limit for questions to a server (ms): a run that starts waits for them, and one in progress does not need them. */
export const ASKED_FOR_MS = 3000

/**
 * The context of a model (tokens), as reported by its endpoint; undefined if the endpoint is not asked, fails, or reports no
 * number or an implausible one.
 */
export async function reportedContext(
  model: string,
  access: Omit<ServerAccess, 'withinMs'>,
  { withinMs = ASKED_FOR_MS }: { withinMs?: number } = {},
): Promise<number | undefined> {
  if (isSilent(access.baseUrl)) return undefined
  const ask = askServer({ ...access, withinMs })
  const models = listedModels(await ask('models'))
  if (models === undefined) return undefined
  const listed = entryOf(models, model)
  return (await roomOf(model, { listed, isNear: isNear(access.baseUrl), ask })).context
}

/** Hosts whose API reports no contexts: OpenAI's own, and Azure's. Virtual machines rented from Azure have other names. */
const SILENT = /(^|\.)(openai\.com|(openai|services\.ai|cognitiveservices)\.azure\.com)$/
const isSilent = (baseUrl: string): boolean => SILENT.test(new URL(baseUrl).hostname)

/**
 * Whether a server runs on this machine or in the same network, judging only by its name: an address of a private network, a name
 * without dots, or one of the endings reserved for such networks.
 */
export function isNear(baseUrl: string): boolean {
  const host = new URL(baseUrl).hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) === 4) return /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\./.test(host)
  if (isIP(host) === 6) return host === '::1' || /^f[cde]/.test(host)
  return !host.includes('.') || /\.(local|localhost|lan|home\.arpa|internal)$/.test(host)
}
