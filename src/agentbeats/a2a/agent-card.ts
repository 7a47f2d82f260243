import { AgentCard } from '@a2a-js/sdk'
import { duplicateInterfacesForLegacy } from '@a2a-js/sdk/compat/v0_3'
import { packageVersion } from '../../core/package-root.ts'

/** An agent's description of itself. */
export interface AgentProfile {
  readonly name: string
  readonly description: string
  readonly skill: { readonly id: string; readonly name: string; readonly description: string }
  readonly tags: readonly string[]
  readonly examples: readonly string[]
  readonly streaming: boolean
}

const MODES = ['text', 'application/json']

/** The card of an agent that speaks A2A 1.0 and 0.3 over JSON-RPC at a URL. */
export function agentCard(profile: AgentProfile, url: string): AgentCard {
  const { name, description, skill, tags, examples, streaming } = profile
  return {
    name,
    description,
    version: packageVersion(),
    provider: undefined,
    documentationUrl: '',
    signatures: [],
    securitySchemes: {},
    securityRequirements: [],
    supportedInterfaces: duplicateInterfacesForLegacy(
      [{ url, protocolBinding: 'JSONRPC', tenant: '', protocolVersion: '1.0' }],
      ['JSONRPC'],
    ),
    capabilities: { streaming, pushNotifications: false, extensions: [], extendedAgentCard: false },
    defaultInputModes: [...MODES],
    defaultOutputModes: [...MODES],
    skills: [
      {
        ...skill,
        tags: [...tags],
        examples: [...examples],
        inputModes: [],
        outputModes: [],
        securityRequirements: [],
      },
    ],
  }
}

/** The card in the form that clients of A2A 1.0 read. */
export const cardAsJson = (card: AgentCard): object => AgentCard.toJSON(card) as object

/**
 * The card for clients of 0.3, with the 1.0 interfaces added: the reference's messenger is a 0.3 client and refuses a card
 * without `url`.
 */
export function hybridCardAsJson(card: AgentCard, url: string): object {
  const { capabilities, ...rest } = cardAsJson(card) as { capabilities?: object }
  return {
    ...rest,
    url,
    preferredTransport: 'JSONRPC',
    protocolVersion: '0.3.0',
    capabilities: {
      streaming: card.capabilities?.streaming ?? false,
      pushNotifications: false,
      ...capabilities,
    },
  }
}
