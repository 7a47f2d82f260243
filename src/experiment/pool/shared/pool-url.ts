import { UsageError } from '../../../core/errors.ts'

/** An address without the name and password in it, for people, logs and files. */
export const maskedUrl = (url: string): string =>
  url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, '$1***@').replace(/[?#].*$/, '')

/**
 * The address of a pool, as the command line names it.
 * @throws UsageError for anything but redis:// and rediss://
 */
export function checkedPoolUrl(url: string): string {
  const hint =
    'Write redis://host:6379, or rediss:// for an encrypted connection; a password may stand before the host.'
  if (!/^rediss?:\/\//.test(url)) {
    throw new UsageError(`"${maskedUrl(url)}" is not a pool that can be used.`, { hint })
  }
  if (!URL.canParse(url)) throw new UsageError(`"${maskedUrl(url)}" is not an address.`, { hint })
  return url
}
