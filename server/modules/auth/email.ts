/** The one form in which an address is kept and looked up. Never cased by locale: a Turkish I stays an i. */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase()
