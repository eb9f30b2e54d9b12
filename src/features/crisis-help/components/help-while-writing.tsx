// Note with contacts for help beside a text that is being written. It is announced to screen
// readers, because it appears while the user types.
import { HelpOnce } from './help-once.tsx';
import elements from '../../../ui/elements.module.css';

/**
 * @param concern kind of danger that the user's text speaks of; without a concern nothing is shown
 */
export function HelpWhileWriting({ concern }: { concern: 'life' | 'violence' | undefined }) {
  return (
    <div aria-live="polite" className={elements['noSpaceWhenEmpty']}>
      <HelpOnce concern={concern} />
    </div>
  );
}
