import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../../i18n/words.tsx'
import { Icon } from '../../../ui/icon.view.tsx'
import { Surface } from '../../../ui/surface.view.tsx'

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' })
const icon = css({ color: 'status.success.fg' })

/** Of a role for which nothing waits; what can be begun instead. */
export const Nothing = ({ children }: Readonly<{ children?: ReactNode }>) => (
  <Surface className={row}>
    <Icon as={CircleCheck} size="lg" className={icon} />
    <p>{useWords().homeWaiting.nothing()}</p>
    {children}
  </Surface>
)
