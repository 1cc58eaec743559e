import type { Chapter } from './chapter.ts'

export const installation: Chapter = {
  tag: 'Installation',
  about: 'Whether the server answers, and what only a demo shows.',
  calls: {
    'GET /healthz': {
      id: 'readHealth',
      summary: 'Whether the process answers',
      does: 'Always ok, where it answers.',
      refuses: null,
    },
    'GET /readyz': {
      id: 'readReadiness',
      summary: 'Whether it can do its work',
      does: 'Asks the database.',
      refuses: '503 with `Retry-After` where the database does not answer, and before a stop.',
    },
    'GET /demo/accounts': {
      id: 'listDemoAccounts',
      summary: 'The accounts of a demo',
      does: 'With their published password; none elsewhere.',
      refuses: null,
    },
    'GET /demo/outbox': {
      id: 'listDemoMessages',
      summary: 'The last mails and texts of a demo',
      does: 'What would have been sent.',
      refuses: '404 where it is no demo.',
    },
  },
}
