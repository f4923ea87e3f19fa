import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type {
  GroupTileProps,
  ListSkeletonProps,
  MessageViewProps,
  MethodTileProps,
  PageProps,
  StatusViewProps,
} from './part-props';

/**
 * Components and classes that each design has its own version of; the rest of src/ui follows the design's tokens. A
 * component that uses a part names no design, so that screens and connected components serve both, and only the chosen
 * design's parts are loaded.
 */
export interface DesignParts {
  Page: ComponentType<PageProps>;
  GroupTile: ComponentType<GroupTileProps>;
  MethodTile: ComponentType<MethodTileProps>;
  ListSkeleton: ComponentType<ListSkeletonProps>;
  StatusView: ComponentType<StatusViewProps>;
  MessageView: ComponentType<MessageViewProps>;
  /**
   * Classes of the amount field: box, input, currency, chips, chip. The field itself is no part: the list would have to
   * wait for the code of its mask.
   */
  amountField: CSSModuleClasses;
  /** Classes of a list of tiles: grid, cell. */
  tileGrid: CSSModuleClasses;
}

const Parts = createContext<DesignParts | undefined>(undefined);

/** Provides a design's parts to everything inside; the design's layout renders it. */
export function DesignProvider({ parts, children }: { parts: DesignParts; children: ReactNode }) {
  return <Parts value={parts}>{children}</Parts>;
}

/** Throws if rendered outside a `DesignProvider`. */
export function useDesignParts(): DesignParts {
  const parts = useContext(Parts);
  if (!parts) throw new Error('a part of a design outside a DesignProvider');
  return parts;
}

type PartName = Exclude<keyof DesignParts, 'amountField' | 'tileGrid'>;

/** Returns a component that renders the part of this name from the surrounding design. */
export function designPart<Name extends PartName>(name: Name): DesignParts[Name] {
  function DesignPart(props: object) {
    const Part = useDesignParts()[name] as ComponentType<object>;
    return <Part {...props} />;
  }
  return DesignPart as DesignParts[Name];
}
