import type { Message, Part } from '@a2a-js/sdk'
import { Role } from '@a2a-js/sdk'

const part = (content: Part['content'], mediaType: string): Part => ({
  content,
  metadata: undefined,
  filename: '',
  mediaType,
})

export const textPart = (text: string): Part => part({ $case: 'text', value: text }, 'text/plain')

export const dataPart = (data: object): Part => part({ $case: 'data', value: data }, 'application/json')

/** The text of all parts, joined by line breaks; data parts as JSON. Files are left out. */
export const textOfParts = (parts: readonly Part[]): string =>
  parts
    .flatMap(({ content }) => {
      if (content?.$case === 'text') return content.value
      return content?.$case === 'data' ? JSON.stringify(content.value) : []
    })
    .join('\n')

/** The values of all data parts. */
export const dataOfParts = (parts: readonly Part[]): unknown[] =>
  parts.flatMap(({ content }) => (content?.$case === 'data' ? [content.value] : []))

export interface MessageOf {
  readonly id: string
  readonly role: 'user' | 'agent'
  readonly text: string
  readonly contextId: string
  readonly taskId?: string
}

/** A message with one part of text. */
export const textMessage = ({ id, role, text, contextId, taskId = '' }: MessageOf): Message => ({
  messageId: id,
  contextId,
  taskId,
  role: role === 'user' ? Role.ROLE_USER : Role.ROLE_AGENT,
  parts: [textPart(text)],
  metadata: undefined,
  extensions: [],
  referenceTaskIds: [],
})
