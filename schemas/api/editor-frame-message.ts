// Types of the messages between the app and the editor that frames it, and the parser of messages
// from the editor. Source: the backend contract, section 9.
import { isObject } from '../is-object.ts';

/** One request to the backend, as the app reports it. `number` joins start and end. */
export type RequestEvent =
  | { kind: 'start'; number: number; method: string; url: string; body: unknown }
  /**
   * `status` 0 means that no answer arrived. `data` is missing if the app did not read the answer.
   */
  | { kind: 'end'; number: number; status: number; data?: unknown };

/** Position of an element in pixels of the viewport. */
export interface Position {
  top: number;
  left: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
  centerX: number;
  centerY: number;
}

export interface SelectedElement {
  tagName: string;
  classes: string;
  visualSelectorId: string;
  /** The element's text as displayed. */
  content: string;
  dataSourceLocation: string | undefined;
  isDynamicContent: boolean;
  linenumber: string | undefined;
  filename: string | undefined;
  position: Position;
}

/** From the app to the editor. */
export type AppMessage =
  | { type: 'app_changed_url'; url: string }
  | { type: 'visual-edit-agent-ready' }
  | {
      type: 'api-request-start';
      requestId: string;
      data: { url: string; method: string; body?: unknown };
    }
  | { type: 'api-request-end'; requestId: string; data: { statusCode: number; response?: unknown } }
  | {
      type: 'app_error';
      error: { title: string; details: string; componentName: string; stack?: string };
    }
  | ({ type: 'element-selected' } & SelectedElement)
  | {
      type: 'element-position-update';
      position: Position;
      isInViewport: boolean;
      visualSelectorId: string;
    }
  | { type: 'close-dropdowns' };

/** From the editor to the app. */
export type HostMessage =
  | { type: 'toggle-visual-edit-mode'; enabled: boolean }
  | { type: 'update-classes'; visualSelectorId: string; classes: string }
  | { type: 'update-content'; visualSelectorId: string; content: string }
  | { type: 'popover-drag-state'; isDragging: boolean }
  | { type: 'dropdown-state'; isOpen: boolean }
  | { type: 'unselect-element' }
  | { type: 'refresh-page' }
  | { type: 'request-element-position' };

/** Characters: a place in a source, all classes of an element, the text of an element. */
const maxIdLength = 1_000;
const maxClassesLength = 10_000;
const maxContentLength = 100_000;

/**
 * Returns the parsed message, or null if `message` is not a valid one. Unknown fields are left out.
 * Never throws for a value that a browser can post.
 */
export function parseHostMessage(message: unknown): HostMessage | null {
  if (!isObject(message)) return null;
  const { type } = message;
  const data = isObject(message['data']) ? message['data'] : {};
  switch (type) {
    case 'toggle-visual-edit-mode': {
      const enabled = data['enabled'];
      return typeof enabled === 'boolean' ? { type, enabled } : null;
    }
    case 'update-classes': {
      // `replace` is checked and changes nothing: the editor has merged the classes, so they are
      // all in either case (the contract's plug-in; its older form merged here).
      const { visualSelectorId, classes, replace = false } = data;
      return isId(visualSelectorId) &&
        isText(classes, maxClassesLength) &&
        typeof replace === 'boolean'
        ? { type, visualSelectorId, classes }
        : null;
    }
    case 'update-content': {
      const { visualSelectorId, content } = data;
      return isId(visualSelectorId) && isText(content, maxContentLength)
        ? { type, visualSelectorId, content }
        : null;
    }
    case 'popover-drag-state': {
      const { isDragging } = data;
      return typeof isDragging === 'boolean' ? { type, isDragging } : null;
    }
    case 'dropdown-state': {
      const { isOpen } = data;
      return typeof isOpen === 'boolean' ? { type, isOpen } : null;
    }
    case 'unselect-element':
    case 'refresh-page':
    case 'request-element-position':
      return { type };
    default:
      return null;
  }
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest;
}

function isId(value: unknown): value is string {
  return isText(value, maxIdLength) && value !== '';
}
