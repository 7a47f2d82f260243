/** The code of an error of the operating system, such as ENOENT; undefined for other errors. */
export const systemCode = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code
