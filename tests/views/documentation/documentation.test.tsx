import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'

import { createGuideSearch, type GuideSearch } from '../../../src/domain/guide-search.ts'
import { ARTICLES, GUIDE, guidePlaceOf } from '../../../src/domain/guide.ts'
import type { Language } from '../../../src/domain/language.ts'
import { guideSearchMachine } from '../../../src/machines/guide-search/guide-search.machine.ts'
import { guide as ar } from '../../../src/views/pages/documentation/content/ar/guide.ts'
import { guide as en } from '../../../src/views/pages/documentation/content/en/guide.ts'
import { guideTexts } from '../../../src/views/pages/documentation/content/reading.ts'
import { guide as tr } from '../../../src/views/pages/documentation/content/tr/guide.ts'
import { DocumentationPage } from '../../../src/views/pages/documentation/documentation.view.tsx'
import { answers, fails, waits } from '../../../src/views/pages/story-actors.ts'
import { PlacesProvider } from '../../../src/views/shell/places.context.tsx'
import { renderSpoken } from '../support/speak.tsx'

const GUIDES = { en, tr, ar }

type Opening = Readonly<{ asked?: string; language?: Language; leadsSomewhere?: (url: string) => boolean }>

const open = async (path: string, { asked = '', language = 'en', leadsSomewhere = () => true }: Opening = {}) => {
  const written: string[] = []
  const onPrint = vi.fn<() => void>()
  const machine = guideSearchMachine.provide({
    actors: {
      writeAddress: fromPromise<void, { text: string }>(async ({ input }) => {
        written.push(input.text)
      }),
    },
  })
  const { visited } = await renderSpoken(
    <PlacesProvider leadsSomewhere={leadsSomewhere}>
      <DocumentationPage
        guide={GUIDES[language]}
        place={guidePlaceOf(path)}
        machine={machine}
        asked={asked}
        onPrint={onPrint}
      />
    </PlacesProvider>,
    ['documentation'],
    language,
  )
  return { written, onPrint, visited }
}

const ARTICLE = '/documentation/student/taking-a-quiz'
const field = (name = 'Search the guide') => screen.getByRole('searchbox', { name })
const hits = () =>
  within(screen.getByRole('region', { name: 'Search results' }))
    .getAllByRole('link')
    .map((link) => [link.querySelector('strong')?.textContent, link.getAttribute('href')])
const marked = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent)

describe('the contents', () => {
  it('lists every article under the role that it is written for', async () => {
    await open('/documentation')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('User guide')
    const roles = ['Everyone', 'Students', 'Instructors', 'Group coordinators', 'Administrators', 'Master trainers']
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(roles)
    const listed = roles.flatMap((name) => within(screen.getByRole('region', { name })).getAllByRole('link'))
    expect(new Set(listed.map((link) => link.getAttribute('href')))).toEqual(new Set(ARTICLES.map(({ path }) => path)))
    expect(
      within(screen.getByRole('region', { name: 'Students' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(ARTICLES.filter(({ reader }) => reader === 'student').map(({ path }) => path))
  })

  it('jumps to each role', async () => {
    await open('/documentation')
    const jump = screen.getByRole('link', { name: 'Instructors' })
    expect(document.querySelector(jump.getAttribute('href') ?? '')).toHaveTextContent('Instructors')
  })
})

describe('searching', () => {
  it('finds while a person types, and marks what it found', async () => {
    await open('/documentation')
    await userEvent.type(field(), 'transcript')
    expect(hits()[0]).toEqual(['Captions, speed and transcript', '/documentation/student/captions-and-transcript'])
    expect(new Set(marked().map((text) => text?.toLowerCase()))).toEqual(new Set(['transcript']))
    expect(screen.queryByRole('region', { name: 'Students' })).toBeNull()
  })

  it.each([
    ['tr', 'SINAVA', 'student/taking-a-quiz'],
    ['tr', 'cevrim disi', 'anywhere/offline'],
    ['ar', 'الشهادة', 'start/verifying-a-certificate'],
    ['ar', 'إختبار', 'student/taking-a-quiz'],
  ] as const)('in %s, %s leads to %s', async (language, asked, id) => {
    await open('/documentation', { language, asked })
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(addresses).toContain(`/documentation/${id}`)
    expect(marked().length).toBeGreaterThan(0)
  })

  it('opens with what the address asks', async () => {
    await open('/documentation', { asked: 'certificate number' })
    expect(field()).toHaveValue('certificate number')
    expect(hits().length).toBeGreaterThan(0)
  })

  it('writes what was asked to the address on Enter', async () => {
    const { written } = await open('/documentation')
    await userEvent.type(field(), 'quiz{Enter}')
    expect(written).toEqual(['quiz'])
  })

  it('says how much was found when the person pauses', async () => {
    await open('/documentation')
    await userEvent.type(field(), 'qr')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.type(field(), '{Enter}')
    expect(await screen.findByText(/articles? found/u, { selector: '[role=status]' })).toBeInTheDocument()
  })

  it('says that nothing has the words, and shows the contents again', async () => {
    await open('/documentation', { asked: 'zebra' })
    expect(screen.getByRole('status')).toHaveTextContent('No article has these words')
    expect(screen.getByText('Try another word, or fewer words. All articles are listed below.')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Students' })).toBeVisible()
  })

  it('is cleared by its button, which gives the focus back to the field', async () => {
    await open('/documentation', { asked: 'quiz' })
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(screen.getByRole('region', { name: 'Students' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull()
  })

  it('searches beside an article too, which stays', async () => {
    await open(ARTICLE)
    await userEvent.type(field(), 'certificate')
    expect(hits().length).toBeGreaterThan(0)
    expect(screen.getByRole('heading', { level: 1, name: 'Taking a quiz' })).toBeVisible()
  })

  it('asks for the same address without scripts', async () => {
    await open('/documentation')
    const form = screen.getByRole('search')
    expect([form.getAttribute('action'), form.getAttribute('method'), field().getAttribute('name')]).toEqual([
      '/documentation',
      'get',
      'q',
    ])
  })
})

describe('while only the contents are here', () => {
  const openContents = async (gatherTexts: ReturnType<typeof answers<GuideSearch, undefined>>) => {
    const machine = guideSearchMachine.provide({ actors: { gatherTexts } })
    const place = guidePlaceOf('/documentation')
    await renderSpoken(
      <DocumentationPage
        guide={{ heads: en.heads, bodies: {} }}
        place={place}
        machine={machine}
        asked=""
        onPrint={() => {}}
      />,
      ['documentation'],
    )
  }

  it('searches the articles as soon as they come', async () => {
    await openContents(answers<GuideSearch, undefined>(createGuideSearch(guideTexts(en))))
    await userEvent.type(field(), 'pg_dump')
    await screen.findByRole('region', { name: 'Search results' })
    expect(hits().map(([title]) => title)).toEqual(['Backups, updates and health'])
  })

  it('does not say that nothing was found while they come', async () => {
    await openContents(waits<GuideSearch, undefined>())
    await userEvent.type(field(), 'pg_dump')
    expect(screen.queryByText('No article has these words')).toBeNull()
  })

  it('searches the contents where they cannot come, and says so', async () => {
    await openContents(fails<GuideSearch, undefined>({ kind: 'offline' }))
    await userEvent.type(field(), 'quiz')
    expect(await screen.findByText(/^Only titles and summaries are searched/u)).toBeVisible()
    expect(hits()[0]?.[0]).toBe('Taking a quiz')
  })
})

describe('an article', () => {
  it('says where it stands, what it is about and what is in it', async () => {
    await open(ARTICLE)
    const path = within(screen.getByRole('navigation', { name: 'You are here' }))
    expect(path.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'User guide',
      'Students',
      'Learning online',
    ])
    expect(path.getByRole('link', { name: 'User guide' })).toHaveAttribute('href', '/documentation')
    const inPage = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    expect(inPage.map((link) => document.querySelector(link.getAttribute('href') ?? '')?.textContent)).toEqual(
      screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    )
  })

  it('leads on and back', async () => {
    await open(ARTICLE)
    const more = within(screen.getByRole('navigation', { name: 'More in the guide' }))
    expect(more.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Previous Captions, speed and transcript', '/documentation/student/captions-and-transcript'],
      ['Next Results and trying again', '/documentation/student/quiz-results'],
    ])
  })

  it.each([
    ['first', ARTICLES[0]?.path, ['next']],
    ['last', ARTICLES.at(-1)?.path, ['prev']],
  ])('the %s leads one way', async (_which, path, ways) => {
    await open(path ?? '')
    const links = within(screen.getByRole('navigation', { name: 'More in the guide' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('rel'))).toEqual(ways)
  })

  it('stands in the guide beside it, whose part is open', async () => {
    await open(ARTICLE)
    const beside = screen.getByRole('navigation', { name: 'All articles' })
    const parts = [...beside.querySelectorAll('details')]
    expect(parts.map(({ open: isOpen }) => isOpen)).toEqual(GUIDE.map(({ id }) => id === 'student'))
    expect(within(beside).getByRole('link', { current: 'page' })).toHaveTextContent('Taking a quiz')
  })

  it('is printed', async () => {
    const { onPrint } = await open(ARTICLE)
    await userEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(onPrint).toHaveBeenCalledOnce()
  })

  it('has a link to a page where there is one', async () => {
    await open('/documentation/anywhere/accessibility', { leadsSomewhere: (url) => url === '/contact' })
    expect(screen.getByRole('link', { name: 'Write to the program' })).toHaveAttribute('href', '/contact')
  })

  it('has none where there is none', async () => {
    await open('/documentation/anywhere/accessibility', { leadsSomewhere: () => false })
    expect(screen.queryByRole('link', { name: 'Write to the program' })).toBeNull()
  })

  it('shows keys as keys, from left to right', async () => {
    await open('/documentation/anywhere/keyboard', { language: 'ar' })
    const keys = [...document.querySelectorAll('kbd')].filter((key) => key.textContent === 'Shift')
    expect(keys.map((key) => [key.parentElement?.dir, key.nextElementSibling?.textContent])).toEqual([['ltr', 'Tab']])
  })
})

describe('an address without an article', () => {
  it('says so and leads to the contents', async () => {
    await open('/documentation/student/how-to-fly')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This article does not exist')
    expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/documentation')
    await userEvent.type(field(), 'quiz')
    expect(hits().length).toBeGreaterThan(0)
  })
})
