import type { ComponentProps } from 'react'
import { icon } from 'styled-system/recipes/icon'
import { iconButton } from 'styled-system/recipes/icon-button'

import icons from '../shell-icons.svg'

export type ToolIconName =
  | 'a-large-small'
  | 'ellipsis-vertical'
  | 'languages'
  | 'maximize'
  | 'moon'
  | 'panel-right'
  | 'search'
  | 'star'

/** Drawn from a file of pictures: as scripts they would weigh on every first page. */
export const ToolIcon = ({ name, mirrored = false }: { name: ToolIconName; mirrored?: boolean }) => (
  <svg aria-hidden className={icon({ mirrored })}>
    <use href={`${icons}#tool-${name}`} />
  </svg>
)

export type ToolButtonProps = Omit<ComponentProps<'button'>, 'children' | 'name'> & {
  name: ToolIconName
  label: string
  mirrored?: boolean
}

export const ToolButton = ({ name, label, mirrored = false, ...rest }: ToolButtonProps) => (
  <button type="button" title={label} aria-label={label} {...rest} className={iconButton()}>
    <ToolIcon name={name} mirrored={mirrored} />
  </button>
)
