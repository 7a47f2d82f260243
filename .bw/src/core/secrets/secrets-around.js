/** Names of environment variables and URL parameters whose values are secret. */
const SECRET_NAME = /(?:^|[_.-]|auth|access|refresh|client)(?:(?:api|access|private|secret|account)?[_-]?key|token|secret|password|passwd|pass|auth|signature|sig|credentials?)s?$/i;
/** Other variables may hold words and paths; only their random-looking values are treated as secrets. */
const LOOKS_RANDOM = /^(?=.*\d)(?=.*[a-z])[^/\s]\S{11,}$/i;
/** Anything before `://`, and everything after it up to a space or a quotation mark. */
const ADDRESS = /[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+/gi;
/** Variables of this project and its libraries that hold nothing but secrets. */
const OWN = ['OPENAI_API_KEY', 'CAUSALMACE_RCON_PASSWORD', 'PGPASSWORD'];
/**
 * The secrets in an environment and on a command line: the values of variables with secret names, and the secret parts of URLs.
 */
export function secretsAround(env, args) {
    const variables = Object.entries(env).flatMap(([name, value = '']) => {
        const isSecret = OWN.includes(name) || (SECRET_NAME.test(name) && LOOKS_RANDOM.test(value));
        return isSecret ? [value] : [];
    });
    return [...variables, ...[...Object.values(env), ...args].flatMap((text) => secretsInAddresses(text ?? ''))];
}
/** Passwords, user names without a password, and parameters with secret names; each as written and decoded. */
export function secretsInAddresses(text) {
    return [...text.matchAll(ADDRESS)].flatMap(([address]) => {
        const userInfo = /^[^:]+:\/\/([^/?#]*)@/.exec(address)?.[1] ?? '';
        const password = userInfo.slice(userInfo.indexOf(':') + 1);
        const query = /\?([^#]*)/.exec(address)?.[1] ?? '';
        const parameters = query.split('&').flatMap((parameter) => {
            const [name = '', value = ''] = parameter.split('=', 2);
            return SECRET_NAME.test(name) ? [value] : [];
        });
        return [password, ...parameters]
            .flatMap((given) => [given, decoded(given)])
            .filter((given) => given !== '');
    });
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
