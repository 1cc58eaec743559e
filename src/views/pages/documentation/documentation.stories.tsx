import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fromPromise } from 'xstate'

import type { GuideSearch } from '../../../domain/guide-search.ts'
import { guidePlaceOf } from '../../../domain/guide.ts'
import { isLanguage } from '../../../domain/language.ts'
import { useLanguage } from '../../../i18n/words.tsx'
import { guideSearchMachine } from '../../../machines/guide-search/guide-search.machine.ts'
import { arabicAtNight, atNight, inArabic } from '../../ui/story-kit.tsx'
import { fails } from '../story-actors.ts'
import { onAPhone, stage } from '../story-stage.tsx'
import { guide as ar } from './content/ar/guide.ts'
import { guide as en } from './content/en/guide.ts'
import { guide as tr } from './content/tr/guide.ts'
import { DocumentationPage } from './documentation.view.tsx'

const GUIDES = { en, tr, ar }

const machine = guideSearchMachine.provide({
  actors: {
    gatherTexts: fails<GuideSearch, undefined>({ kind: 'offline' }),
    writeAddress: fromPromise<void, { text: string }>(async () => {}),
  },
})

type PageProps = Readonly<{ path: string; asked: string; isLacking: boolean; onPrint: () => void }>

/** In the language of the story. */
const Page = ({ path, asked, isLacking, onPrint }: PageProps) => {
  const language = useLanguage()
  const guide = GUIDES[isLanguage(language) ? language : 'en']
  return (
    <DocumentationPage
      guide={isLacking ? { heads: guide.heads, bodies: {} } : guide}
      place={guidePlaceOf(path)}
      machine={machine}
      asked={asked}
      onPrint={onPrint}
    />
  )
}

const meta: Meta<typeof Page> = {
  title: 'Pages/User guide',
  component: Page,
  ...stage('documentation'),
  args: { path: '/documentation', asked: '', isLacking: false, onPrint: fn() },
}
export default meta
type Story = StoryObj<typeof Page>

export const Contents: Story = {}
export const ContentsOnAPhone: Story = onAPhone
export const ContentsInArabicAtNight: Story = arabicAtNight
export const Found: Story = { args: { asked: 'certificate' } }
export const FoundInArabic: Story = { args: { asked: 'الشهادة' }, ...inArabic }
export const FoundBesideAnArticle: Story = { args: { path: '/documentation/student/enrolling', asked: 'code' } }
export const ArticlesLacking: Story = { args: { asked: 'quiz', isLacking: true } }
export const Nothing: Story = { args: { asked: 'zebra' } }
export const Typing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'offline')
    await expect(canvas.getByRole('region', { name: 'Search results' })).toBeVisible()
  },
}

export const Steps: Story = { args: { path: '/documentation/student/taking-a-quiz' } }
export const StepsAtNight: Story = { ...Steps, ...atNight }
export const Keys: Story = { args: { path: '/documentation/anywhere/keyboard' } }
export const Settings: Story = { args: { path: '/documentation/configuration/running-it' } }
export const SettingsOnAPhone: Story = { ...Settings, ...onAPhone }
export const SettingsInArabicAtNight: Story = { ...Settings, ...arabicAtNight }
export const Unknown: Story = { args: { path: '/documentation/student/how-to-fly' } }
