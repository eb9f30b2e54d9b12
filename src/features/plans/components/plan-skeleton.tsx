// Placeholder with the size of the plans that are loading.
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
