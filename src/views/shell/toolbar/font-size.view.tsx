import { useSelector } from '@xstate/react'
import { RotateCcw } from 'lucide-react'
import { css } from 'styled-system/css'

import { FONT_SCALE } from '../../../domain/appearance.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { selectFontScale } from '../../../machines/settings/settings.connect.ts'
import { Button } from '../../ui/button.view.tsx'
import { Slider } from '../../ui/slider.view.tsx'
import { useActors } from '../actors.context.tsx'

const styles = {
  root: css({ display: 'grid', gap: '3' }),
  steps: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
  step: css({ flex: '[1 0 4.8rem]', fontWeight: 'bold' }),
  small: css({ fontSize: 'sm' }),
  large: css({ fontSize: 'xl', lineHeight: 'none' }),
  /** On a row of its own where the words are long. */
  reset: css({ flex: '[1 1 17rem]', minWidth: '0', overflowWrap: 'anywhere' }),
}

/** From 70 % to 130 %, and the whole page at once with it. The slider's value is said each time it changes. */
export const FontSize = () => {
  const { settings } = useActors()
  const scale = useSelector(settings, selectFontScale)
  const words = useWords()
  const formats = useFormats()
  const choose = (fontScale: number) => settings.send({ type: 'fontScale.chosen', fontScale })
  /** A button that has done its last stays where the focus is. */
  const step = (isOver: boolean, fontScale: number) =>
    isOver ? ({ 'aria-disabled': true } as const) : { onClick: () => choose(fontScale) }
  return (
    <div className={styles.root}>
      <Slider
        label={words.shell.fontSize()}
        value={scale}
        min={FONT_SCALE.min}
        max={FONT_SCALE.max}
        step={FONT_SCALE.step}
        valueText={formats.percent(scale)}
        onValueChange={choose}
      />
      <div className={styles.steps}>
        <Button
          variant="outline"
          className={styles.step}
          aria-label={words.toolbar.fontSize.smaller()}
          {...step(scale <= FONT_SCALE.min, scale - FONT_SCALE.step)}
        >
          <span aria-hidden className={styles.small}>
            A
          </span>
        </Button>
        <Button
          variant="outline"
          className={styles.step}
          aria-label={words.toolbar.fontSize.larger()}
          {...step(scale >= FONT_SCALE.max, scale + FONT_SCALE.step)}
        >
          <span aria-hidden className={styles.large}>
            A
          </span>
        </Button>
        <Button
          variant="outline"
          icon={RotateCcw}
          className={styles.reset}
          {...step(scale === FONT_SCALE.default, FONT_SCALE.default)}
        >
          {words.toolbar.fontSize.reset({ size: formats.percent(FONT_SCALE.default) })}
        </Button>
      </div>
    </div>
  )
}
