import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { MissionPage } from '../../../src/views/pages/mission/mission.view.tsx'
import { renderSpoken } from '../support/speak.tsx'

const open = () => renderSpoken(<MissionPage />, ['shell', 'ourMission'])
const headingsIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

it('tells the five points of the specification in their order, each in four parts', async () => {
  await open()
  expect(headingsIn('Five goals')).toEqual([
    'Fewer struck-by fatalities',
    'Shorter on-scene times',
    'Fewer secondary crashes',
    'Sustained public education on state traffic laws',
    'Less congestion impact',
  ])
  const parts = within(screen.getByRole('region', { name: 'Five goals' })).getAllByRole('term')
  expect(parts.map((part) => part.textContent)).toEqual(
    Array.from({ length: 5 }, () => [
      'What we want',
      'Why it matters',
      'How this program does it',
      'How it is measured',
    ]).flat(),
  )
})

it('names the three parts of the National Unified Goal, and ten disciplines', async () => {
  await open()
  expect(headingsIn('The National Unified Goal')).toEqual([
    'Responder safety',
    'Safe, quick clearance',
    'Prompt, reliable communications',
  ])
  expect(headingsIn('What each discipline does')).toHaveLength(10)
})

it('calls to the first course', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Start the responder course' })).toHaveAttribute(
    'href',
    '/online-course-enrollment',
  )
})
