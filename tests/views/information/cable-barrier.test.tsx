import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { Locales } from '../../../src/i18n/i18n-types'
import { CableBarrierPage } from '../../../src/views/pages/cable-barrier/cable-barrier.view.tsx'
import { renderSpoken } from '../support/speak.tsx'

const open = (language?: Locales) => renderSpoken(<CableBarrierPage />, ['shell', 'cableBarrier'], language)
const section = (name: RegExp | string) => within(screen.getByRole('region', { name }))
const stepsIn = (name: RegExp | string) =>
  section(name)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

describe('cable barrier', () => {
  it('says before all else that a tensioned cable is not cut', async () => {
    await open()
    const rule = screen.getByText('Never cut a tensioned cable to clear a road or to save time.')
    const first = screen.getByRole('region', { name: 'What it is, and how it works' })
    expect(rule.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('frees a vehicle from the mildest way to the last resort', async () => {
    await open()
    expect(stepsIn('Freeing the vehicle, from least to most')).toEqual([
      'Back out the way it came in',
      'Lift the cable off',
      'Take out posts',
      'Release the turnbuckle',
      'Take parts off the car',
      'Cut, as the last resort',
    ])
    expect(stepsIn(/A vehicle is caught/)).toHaveLength(7)
  })

  it('compares high and low tension', async () => {
    await open()
    const table = screen.getByRole('table', { name: 'High-tension and low-tension cable barrier compared' })
    expect(within(table).getByRole('row', { name: /^Tension in each cable/ })).toHaveTextContent(
      'About 2,000 lb to 9,000 lb, more in the cold',
    )
    expect(within(table).getByRole('row', { name: /^Gives way by about/ })).toHaveTextContent(
      '6 ft – 10 ft11 ft – 13 ft',
    )
  })

  it('explains each number of its two drawings', async () => {
    await open()
    const anatomy = section('What it is, and how it works')
    expect(anatomy.getByRole('img').textContent).toBe('1234')
    expect(anatomy.getAllByRole('listitem')).toHaveLength(4)
    const line = section('The line of tension')
    expect([...new Set(line.getByRole('img').textContent)]).toEqual(['1', '2', '3'])
    expect(line.getAllByRole('listitem')).toHaveLength(3)
  })

  it('gives lengths and forces in the units of the reader too', async () => {
    await open('tr')
    expect(screen.getByText(/1\.000 fit \(305 m\)/)).toBeVisible()
    expect(screen.getByText(/0,75 inç \(19 mm\)/)).toBeVisible()
    expect(screen.getByText(/2\.000 lb \(910 kg\)/)).toBeVisible()
  })

  it('leads to the courses and to a question', async () => {
    await open()
    const course = section('Two hours, with a real barrier')
    expect(course.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/home', '/contact'])
  })
})
