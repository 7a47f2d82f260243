import { execFileSync } from 'node:child_process'

/**
 * A Python that has packages: one of those that an environment variable lists (paths, separated by colons), or `python3`;
 * undefined where none has them.
 * @param ask a script that fails without the packages
 * @param fits whether the script's output is as required
 */
export const findPython = (
  variable: string,
  ask: string,
  fits: (printed: string) => boolean = () => true,
): string | undefined =>
  [...(process.env[variable] ?? '').split(':').filter((path) => path !== ''), 'python3'].find((python) => {
    try {
      return fits(execFileSync(python, ['-c', ask], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
    } catch {
      return false
    }
  })
