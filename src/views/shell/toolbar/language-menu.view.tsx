import { useSelector } from '@xstate/react'
import type { ReactElement } from 'react'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'

import { isLanguage, LANGUAGES } from '../../../domain/language.ts'
import { useWords } from '../../../i18n/words.tsx'
import { selectLanguage } from '../../../machines/settings/settings.connect.ts'
import { Flag } from '../../illustrations/flags.view.tsx'
import Menu from '../../ui/menu.view.tsx'
import { useActors } from '../actors.context.tsx'
import { usePlaces } from '../places.context.tsx'
import { ABOUT_LANGUAGES, OWN_NAME } from './languages.ts'

const named = css({ display: 'flex', alignItems: 'center', gap: '3' })

const LanguageMenu = ({ trigger }: { trigger: ReactElement }) => {
  const { settings } = useActors()
  const language = useSelector(settings, selectLanguage)
  const leadsSomewhere = usePlaces()
  const [, navigate] = useLocation()
  const words = useWords()
  const choose = (value: string) => {
    if (isLanguage(value)) settings.send({ type: 'language.chosen', language: value })
    else navigate(value)
  }
  return (
    <Menu
      trigger={trigger}
      label={words.shell.language()}
      placement="bottom-end"
      defaultOpen
      onSelect={choose}
      items={[
        ...LANGUAGES.map((id) => ({
          value: id,
          label: (
            <span className={named}>
              <Flag language={id} />
              <span lang={id}>{OWN_NAME[id]}</span>
            </span>
          ),
          checked: id === language,
        })),
        ...(leadsSomewhere(ABOUT_LANGUAGES)
          ? [
              { kind: 'separator' as const, value: 'rest' },
              { value: ABOUT_LANGUAGES, label: words.shell.learnMore() },
            ]
          : []),
      ]}
    />
  )
}

// The default export is what arrives.
export default LanguageMenu
