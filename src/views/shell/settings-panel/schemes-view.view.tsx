import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { SCHEME_IDS, type SchemeId } from '../../../domain/appearance.ts'
import type { ThemeMode } from '../../../domain/theme-mode.ts'
import { useWords } from '../../../i18n/words.tsx'
import { selectMode, selectPalettes, selectScheme } from '../../../machines/settings/settings.connect.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Segmented } from '../../ui/segmented.view.tsx'
import { useActors } from '../actors.context.tsx'
import { PictureChoice } from './picture-choice.view.tsx'
import { SchemePicture } from './scheme-picture.view.tsx'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5' }),
  lead: css({ color: 'fg.muted' }),
}

/** All schemes as they look in the mode of now; one press wears it. */
export const SchemesView = () => {
  const { settings } = useActors()
  const scheme = useSelector(settings, selectScheme)
  const mode = useSelector(settings, selectMode)
  const hasOwn = useSelector(settings, (snapshot) => Object.keys(selectPalettes(snapshot)).length > 0)
  const { schemes } = useWords().settingsPanel
  return (
    <div className={styles.root}>
      <p className={styles.lead}>{schemes.lead()}</p>
      <Segmented<ThemeMode>
        legend={schemes.mode()}
        segments={[
          { value: 'light', label: schemes.light() },
          { value: 'dark', label: schemes.dark() },
        ]}
        value={mode}
        onValueChange={(chosen) => settings.send({ type: 'mode.chosen', mode: chosen })}
      />
      {hasOwn && <Banner tone="info">{schemes.replaces()}</Banner>}
      <PictureChoice<SchemeId>
        legend={schemes.group()}
        columns="two"
        choices={SCHEME_IDS.map((id) => ({
          value: id,
          label: schemes.names[id](),
          picture: <SchemePicture scheme={id} mode={mode} />,
        }))}
        value={scheme}
        onValueChange={(chosen) => settings.send({ type: 'scheme.chosen', scheme: chosen })}
      />
    </div>
  )
}
