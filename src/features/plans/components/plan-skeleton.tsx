// The room that plans will take, until they are there.
import styles from './plan-skeleton.module.css';

export function PlanSkeleton() {
  return (
    <div className={styles['skeleton']} aria-hidden="true">
      <div className={styles['current']} />
      <div />
      <div />
      <div />
    </div>
  );
}
