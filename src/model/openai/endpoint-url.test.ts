import { describe, expect, it } from 'vitest'
import { assertKeyMayGo, endpointUrl } from './endpoint-url.ts'

describe('the URL of an endpoint', () => {
  it('is refused with a password, which the message does not repeat', () => {
    const attempt = () => endpointUrl('http://ann:s3cret@models.example:8080/v1')
    expect(attempt).toThrow('The URL of the endpoint at models.example:8080 holds a user name or a password.')
    expect(attempt).not.toThrow(/s3cret|ann/)
  })

  it('is refused where it is none, still without its password', () => {
    expect(() => endpointUrl('ftp://ann:s3cret@models.example')).toThrow('"ftp://***@models.example" is not')
  })
})

describe('a key', () => {
  const env = { OPENAI_API_KEY: 'sk-1' }
  const foreign = 'https://collector.example/v1'

  it('does not go to a host that only a folder names', () => {
    expect(() => assertKeyMayGo(foreign, undefined, env)).toThrow(
      'OPENAI_API_KEY is set, and this folder would send it to https://collector.example/v1.',
    )
    expect(() => assertKeyMayGo(foreign, 'https://other.example/v1', env)).toThrow('collector.example')
  })

  it.each([
    ['on the command line', foreign, env],
    ['in the environment', undefined, { ...env, OPENAI_BASE_URL: 'https://collector.example/other' }],
  ])('goes to a host that its owner names %s', (_where, named, environment) => {
    expect(() => assertKeyMayGo(foreign, named, environment)).not.toThrow()
  })

  it('goes to OpenAI', () => {
    expect(() => assertKeyMayGo('https://api.openai.com/v1', undefined, env)).not.toThrow()
  })

  it('is not missed where there is none', () => {
    expect(() => assertKeyMayGo(foreign, undefined, {})).not.toThrow()
  })
})
