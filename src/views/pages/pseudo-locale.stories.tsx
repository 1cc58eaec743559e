import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect } from 'storybook/test'
import { css } from 'styled-system/css'

import { PSEUDO, speakPseudo } from './story-pseudo.ts'
import { ON_A_DESK, onAPhone } from './story-stage.tsx'

type StoryModule = Readonly<{ default: Meta }> & Readonly<Record<string, unknown>>
type Globals = Readonly<{ globals?: Readonly<Record<string, unknown>> }>

const pages = import.meta.glob<StoryModule>(['./**/*.stories.tsx', '!./pseudo-locale.stories.tsx'], { eager: true })
const parts = import.meta.glob<StoryModule>('../shell/**/*.stories.tsx', { eager: true })

const isStory = (value: unknown): value is StoryObj & Globals => typeof value === 'object' && value !== null

/** What a story draws otherwise than the others of its file, before anybody does something with it. */
const OWN = ['args', 'render', 'decorators', 'loaders', 'beforeEach'] as const

/**
 * In English, since the pseudo-language is made of it. Night, a phone and what is done with it are all the same to a
 * line's length here: of those that differ in no more than that, one is drawn.
 */
const storiesOf = ({ default: meta, ...exported }: StoryModule) => {
  let isDrawn = false
  return Object.entries(exported).flatMap(([name, story]) => {
    if (!isStory(story) || story.globals?.['locale'] !== undefined) return []
    const isPlain = OWN.every((key) => story[key] === undefined)
    const { play: _, ...still } = story
    const composed = composeStory(still, meta, { initialGlobals: { locale: PSEUDO } })
    if (composed.tags.includes(ON_A_DESK) || (isPlain && isDrawn)) return []
    isDrawn ||= isPlain
    return [{ title: `${meta.title} ${name}`, story: composed }]
  })
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Pixels by which the page is wider than its window, and the innermost elements that stick out. */
const overhang = (): string[] => {
  const pixels = (document.scrollingElement?.scrollWidth ?? 0) - innerWidth
  if (pixels <= 0) return []
  const sticksOut = (element: Element) => element.getBoundingClientRect().right > innerWidth + 0.5
  return [...document.querySelectorAll('body *')]
    .filter((element) => sticksOut(element) && ![...element.children].some(sticksOut))
    .slice(0, 3)
    .map(({ tagName, className, textContent }) => `${pixels}px ${tagName} ${className} "${textContent.slice(0, 40)}"`)
}

const meta: Meta = {
  title: 'Pages/In a longer language',
  ...onAPhone,
  parameters: { layout: 'fullscreen' },
  render: () => <main />,
}
export default meta

/** Frames after which what has said nothing yet is taken for silent. */
const PATIENCE = 300

const spoken = async ({ ownerDocument: { body } }: Element): Promise<boolean> => {
  for (let frames = 0; frames < PATIENCE && !body.innerHTML.includes('⟦'); frames += 1) await frame()
  return body.innerHTML.includes('⟦')
}

/** Draws something, looks at it and takes it away. Outside the canvas, which Storybook clears for each story. */
const lookAt = async (drawing: ReactNode): Promise<string[]> => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  flushSync(() => root.render(drawing))
  for (let frames = 0; frames < 4; frames += 1) await frame()
  // A part that is loaded when it is first drawn says nothing until it is here.
  const isSpoken = await spoken(place)
  const found = isSpoken ? overhang() : ['says nothing in the pseudo-language']
  flushSync(() => root.unmount())
  place.remove()
  return found
}

const lookAtAll = async (modules: Readonly<Record<string, StoryModule>>) => {
  await expect(innerWidth).toBe(320)
  const found: string[] = []
  for (const { title, story: Story } of Object.values(modules).flatMap(storiesOf)) {
    await Story.load()
    found.push(...(await lookAt(<Story />)).map((what) => `${title}: ${what}`))
  }
  await speakPseudo(false)
  await expect(found).toEqual([])
}

/** One story of all pages would take longer than a story may, on a busy machine. */
const TURNS = 3
const pagesOfTurn = (turn: number) =>
  Object.fromEntries(Object.entries(pages).filter((_, place) => place % TURNS === turn))

/** In the pseudo-language, on the narrowest phone: none may scroll sideways. */
export const EveryPage: StoryObj = { play: () => lookAtAll(pagesOfTurn(0)) }
export const EveryNextPage: StoryObj = { play: () => lookAtAll(pagesOfTurn(1)) }
export const EveryFurtherPage: StoryObj = { play: () => lookAtAll(pagesOfTurn(2)) }
export const EveryPartOfTheShell: StoryObj = { play: () => lookAtAll(parts) }

/** The same eye on what is too wide, and on what is not in the pseudo-language. */
export const ALineThatIsTooLong: StoryObj = {
  play: async () => {
    const wide = await lookAt(<p className={css({ width: '[400px]' })}>⟦Ļóñĝ⟧</p>)
    await expect(wide).toEqual([expect.stringMatching(/^80px P .*"⟦Ļóñĝ⟧"$/)])
    await expect(await lookAt(<p>Plain</p>)).toEqual(['says nothing in the pseudo-language'])
  },
}
