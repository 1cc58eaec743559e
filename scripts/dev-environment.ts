type Variables = Readonly<Record<string, string | undefined>>

/** What the server of `npm run dev` is told: it listens beside the pages, and people reach it where those are. */
export const devEnvironment = (
  given: Variables,
  { apiPort, pagePort }: Readonly<Record<'apiPort' | 'pagePort', string>>,
) => ({
  PORT: apiPort,
  PUBLIC_URL: given['PUBLIC_URL'] || `http://localhost:${pagePort}`,
  // Beside a PUBLIC_URL it has to be said: as it would be without.
  DEMO: given['DEMO'] || (given['DATABASE_URL'] ? '0' : '1'),
})
