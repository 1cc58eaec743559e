import type { BaseTranslation } from '../../i18n-types'

const en_sidePanel = {
  pin: 'Keep it beside the page',
  unpin: 'Let it lie over the page',
  resume: { title: 'Continue where you left off', text: 'Your next lesson and your deadlines are in My Courses.' },
  starred: 'Starred pages',
  noStars: 'A page that you star in the toolbar stands here.',
  all: 'All pages',
} satisfies BaseTranslation

export default en_sidePanel
