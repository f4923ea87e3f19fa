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
 * What a design draws in its own way; the rest of src/ui follows its tokens. Whoever uses a part names none of the
 * designs, so that screens and connected components serve both, and only the chosen design's parts are ever loaded.
 */
export interface DesignParts {
  Page: ComponentType<PageProps>;
  GroupTile: ComponentType<GroupTileProps>;
  MethodTile: ComponentType<MethodTileProps>;
  ListSkeleton: ComponentType<ListSkeletonProps>;
  StatusView: ComponentType<StatusViewProps>;
  MessageView: ComponentType<MessageViewProps>;
  /**
   * Classes of the amount field: box, input, currency, chips, chip. Not the field itself, whose mask would have to be loaded
   * before the list.
   */
  amountField: CSSModuleClasses;
  /** Classes of a list of tiles: grid, cell. */
  tileGrid: CSSModuleClasses;
}

const Parts = createContext<DesignParts | undefined>(undefined);

/** Around all that a design shows; its layout brings it along. */
export function DesignProvider({ parts, children }: { parts: DesignParts; children: ReactNode }) {
  return <Parts value={parts}>{children}</Parts>;
}

/** Throws in a render that no design is around. */
export function useDesignParts(): DesignParts {
  const parts = useContext(Parts);
  if (!parts) throw new Error('a part of a design outside a DesignProvider');
  return parts;
}

type PartName = Exclude<keyof DesignParts, 'amountField' | 'tileGrid'>;

/** The part of this name, of whatever design is around it. */
export function designPart<Name extends PartName>(name: Name): DesignParts[Name] {
  function DesignPart(props: object) {
    const Part = useDesignParts()[name] as ComponentType<object>;
    return <Part {...props} />;
  }
  return DesignPart as DesignParts[Name];
}
