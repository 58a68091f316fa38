import { useContext } from 'react'
import { HasPlans } from '../has-plans.ts'
import { useWords } from '../use-messages.ts'

/** What can be done with several articles at once: the values of the form's buttons. */
export const PICK_COMMANDS = ['compare', 'project', 'wishlist', 'samples'] as const
export type PickCommand = (typeof PICK_COMMANDS)[number]

/** Those that only our own backend knows. */
const PLANNED: readonly PickCommand[] = ['project', 'samples']

type PickCommandsProps = { readonly isWishlist: boolean }

/** How many are ticked, counted by the style sheet, and the buttons; they stay in sight below. */
export function PickCommands({ isWishlist }: PickCommandsProps) {
  const { t } = useWords()
  const hasPlans = useContext(HasPlans)
  const offered = PICK_COMMANDS.filter(
    (command) =>
      (hasPlans || !PLANNED.includes(command)) && !(isWishlist && command === 'wishlist'),
  )
  return (
    <fieldset className="pick-bar">
      <legend className="vh">{t('picks.commands')}</legend>
      <p className="picked">{t('picks.picked')}</p>
      {offered.map((command) => (
        <button
          key={command}
          className={command === 'compare' ? 'btn ink' : 'btn'}
          name="to"
          value={command}
        >
          {t(`picks.${command}`)}
        </button>
      ))}
    </fieldset>
  )
}
