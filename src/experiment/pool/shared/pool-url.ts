import { UsageError } from '../../../core/errors.ts'
import { keepSecret } from '../../../core/secrets/secrets.ts'
import { secretsInAddresses } from '../../../core/secrets/secrets-around.ts'

/** An address without user and password, for people, logs and files. */
export const maskedUrl = (url: string): string =>
  url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, '$1***@').replace(/[?#].*$/, '')

/** Whether an address belongs to PostgreSQL. */
export const speaksPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url)

/**
 * Parses the address of a pool from the command line.
 * @throws UsageError for anything but redis://, rediss://, postgres:// and postgresql://
 */
export function checkedPoolUrl(url: string): string {
  const hint =
    'Write redis://host:6379 (rediss:// if encrypted) or postgres://host/database; user and password may stand before the host.'
  if (!/^rediss?:\/\//.test(url) && !speaksPostgres(url)) {
    throw new UsageError(`"${maskedUrl(url)}" is not a pool that can be used.`, { hint })
  }
  for (const secret of secretsInAddresses(url)) keepSecret(secret, 'the password of the pool')
  if (!URL.canParse(url)) throw new UsageError(`"${maskedUrl(url)}" is not an address.`, { hint })
  return url
}
