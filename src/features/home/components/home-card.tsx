// Card on Home that is a link with icon, label, title and detail, or a placeholder while the
// content is loading.
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './home-card.module.css';

type HomeCardProps =
  | { isLoading: true }
  | {
      isLoading?: false;
      icon: ReactNode;
      label: string;
      title: string;
      detail: string | undefined;
      href: string;
    };

export function HomeCard(props: HomeCardProps) {
  if (props.isLoading) return <div className={styles['card']} aria-hidden="true" />;
  const { icon, label, title, detail, href } = props;
  return (
    <a className={styles['card']} href={href}>
      <span className={styles['icon']}>{icon}</span>
      <span className={styles['words']}>
        <span className={styles['label']}>{label}</span>
        <span className={styles['title']} dir="auto">
          {title}
        </span>
      </span>
      {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
      <IconChevronRight size={20} aria-hidden className={styles['chevron']} />
    </a>
  );
}
