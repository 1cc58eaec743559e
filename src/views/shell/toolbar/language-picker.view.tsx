import { useSelector } from '@xstate/react'
import { Languages } from 'lucide-react'
import { useLocation } from 'wouter'

import { isLanguage, LANGUAGES, type Language } from '../../../domain/language.ts'
import { useWords } from '../../../i18n/words.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { useActors } from '../actors.context.tsx'
import { LazyMenu } from '../lazy-menu.view.tsx'
import { usePlaces } from '../places.context.tsx'

/** Each language by its own name, for a reader who speaks no other. */
const OWN_NAME: Readonly<Record<Language, string>> = { en: 'English', tr: 'Türkçe', ar: 'العربية' }

const LEARN_MORE = '/documentation/configuration/multi-language'

export const LanguagePicker = () => {
  const { settings } = useActors()
  const language = useSelector(settings, (snapshot) => snapshot.context.appearance.language)
  const isLearning = useSelector(settings, (snapshot) => snapshot.hasTag('busy'))
  const leadsSomewhere = usePlaces()
  const [, navigate] = useLocation()
  const words = useWords()
  const choose = (value: string) => {
    if (isLanguage(value)) settings.send({ type: 'language.chosen', language: value })
    else navigate(value)
  }
  return (
    <LazyMenu
      label={words.shell.language()}
      placement="bottom-end"
      onSelect={choose}
      items={[
        ...LANGUAGES.map((id) => ({
          value: id,
          label: <span lang={id}>{OWN_NAME[id]}</span>,
          checked: id === language,
        })),
        ...(leadsSomewhere(LEARN_MORE)
          ? [
              { kind: 'separator' as const, value: 'rest' },
              { value: LEARN_MORE, label: words.shell.learnMore() },
            ]
          : []),
      ]}
      renderTrigger={(opening) => (
        <IconButton icon={Languages} label={words.shell.language()} aria-busy={isLearning || undefined} {...opening} />
      )}
    />
  )
}
