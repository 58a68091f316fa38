import { TextField } from '#client/ui/field.tsx'
import { useWords } from '../words.ts'

type TrapProps = { readonly typed: string; readonly isFaulty: boolean }

/** A field that only machines fill. Once it was filled it shows, for people to clear it. */
export function Trap({ typed, isFaulty }: TrapProps) {
  const { t } = useWords()
  return (
    <div hidden={!isFaulty}>
      <TextField
        id="website"
        name="website"
        label={t('withdrawal.trap')}
        autoComplete="off"
        defaultValue={typed}
        error={isFaulty ? t('withdrawal.trapFilled') : undefined}
      />
    </div>
  )
}
