import { css } from 'styled-system/css'

import { Popover } from '../../ui/popover.view.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.view.tsx'
import { Speaking } from '../speaking.view.tsx'
import { FontSize } from './font-size.view.tsx'
import type { ToolPopoverProps } from './popover-tool.view.tsx'

const body = css({ paddingInline: '4', paddingBlockEnd: '4' })

const FontSizePopover = ({ triggerId, label, isOpen, onOpenChange }: ToolPopoverProps) => (
  <Speaking namespaces={['toolbar']}>
    {/* The slider below has the same name for everyone to see. */}
    <Popover
      open={isOpen}
      onOpenChange={onOpenChange}
      triggerId={triggerId}
      title={<VisuallyHidden>{label}</VisuallyHidden>}
    >
      <div className={body}>
        <FontSize />
      </div>
    </Popover>
  </Speaking>
)

// The default export is what arrives.
export default FontSizePopover
