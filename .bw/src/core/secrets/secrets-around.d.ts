/**
 * The secrets in an environment and on a command line: the values of variables with secret names, and the secret parts of URLs.
 */
export declare function secretsAround(env: Readonly<Record<string, string | undefined>>, args: readonly string[]): string[];
/** Passwords, user names without a password, and parameters with secret names; each as written and decoded. */
export declare function secretsInAddresses(text: string): string[];
