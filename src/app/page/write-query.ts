type Navigate = (to: string, options: Readonly<{ replace: boolean }>) => void

/**
 * Puts a query behind the path of the page that wrote it. What was typed settles later than a click: who has gone on
 * to another page stays there.
 */
export const writeQuery = (navigate: Navigate, pathname: string, query: string): void => {
  if (location.pathname === pathname) navigate(`${pathname}${query}`, { replace: true })
}
